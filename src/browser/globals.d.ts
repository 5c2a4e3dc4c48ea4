/** React's address, written into the loader by the build. */
declare const reactAddress: string;

/** Likewise, of the app. */
declare const mainAddress: string;

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
