/** The address of React, which the build writes into the loader. */
declare const reactAddress: string;

/** Likewise, the address of the app. */
declare const mainAddress: string;

/** The element of that id: what to show when a form cannot be sent. */
declare const offline: HTMLTemplateElement;

interface Navigator {
  /** Of some browsers only. */
  connection?: { saveData: boolean };
}
