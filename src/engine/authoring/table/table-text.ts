import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

const asCsv = 'Kies in Excel bij Opslaan als: CSV UTF-8 (door lijstscheidingsteken gescheiden).';

/** How files of spreadsheets begin: zipped (xlsx, ods, numbers), and the older xls. */
const workbookSigns: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * The text of a table that was saved as a file.
 * @throws CouldNotRunError when it is a spreadsheet with another name, or not UTF-8
 */
export function tableText(bytes: Uint8Array, file: string): string {
  if (workbookSigns.some((sign) => sign.every((byte, at) => bytes[at] === byte))) {
    throw new CouldNotRunError(
      `"${file}" is een rekenblad met een andere naam, geen CSV. Open het bestand in het programma waarmee het is gemaakt. ${asCsv} In Numbers en LibreOffice kies je bij exporteren of opslaan CSV met Unicode (UTF-8).`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CouldNotRunError(`"${file}" is niet als UTF-8 bewaard. ${asCsv}`);
  }
}
