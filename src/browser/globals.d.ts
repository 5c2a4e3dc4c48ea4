/** The address of the app; the build writes it into the gate. */
declare const appAddress: string;

interface Navigator {
  /** Of some browsers only. */
  connection?: { saveData: boolean };
}
