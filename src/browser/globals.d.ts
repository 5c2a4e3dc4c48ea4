/** By id: the script that loads the app, with the addresses of what it fetches. */
declare const loader: { dataset: Record<'react' | 'main' | 'styles', string> };

/** By id: what to show when a form cannot be sent. */
declare const offline: HTMLTemplateElement;

interface Navigator {
  /** Of some browsers only. */
  connection?: { saveData: boolean };
}

interface EventTarget {
  /** Of elements only. */
  closest?: Element['closest'];
}

interface UIEvent {
  /** Always there when the window hears of it. */
  target: EventTarget;
}
