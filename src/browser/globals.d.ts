/** By id: the script that loads the app, with the addresses of what it fetches. */
declare const loader: { dataset: Record<'react' | 'main' | 'styles', string> };

/** By id: what to show when a form cannot be sent. */
declare const offline: HTMLTemplateElement;

interface Navigator {
  /** In some browsers only. */
  connection?: { saveData: boolean };
}

interface EventTarget {
  /** On elements only. */
  closest?: Element['closest'];
}

interface UIEvent {
  /** Always present when the event reaches the window. */
  target: EventTarget;
}
