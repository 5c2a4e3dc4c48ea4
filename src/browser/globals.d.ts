/** The address of React; the build writes it into the gate. */
declare const reactAddress: string;

/** The address of the app proper, likewise. */
declare const mainAddress: string;

/** The element of that id: what to show when a form cannot be sent. */
declare const unsent: HTMLTemplateElement;

interface Navigator {
  /** Of some browsers only. */
  connection?: { saveData: boolean };
}
