const behind = /[-_ (](?:kopie|copy|copie|duplicaat|nieuw|oud|backup|v?\d+)\)?$/i;
/** As older versions of Windows and Google Drive call a copy. */
const before = /^(?:kopie|copy|copie)[-_ ](?:van|of|de)[-_ ]/i;

/** Whether a name of a file without its extension is one that a program gives to a copy: `kraan - kopie`, `kopie-van-kraan`. */
export function isCopyName(name: string): boolean {
  return behind.test(name) || before.test(name);
}
