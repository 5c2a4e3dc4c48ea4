/** Endings of the pictures that a page can show, as `parts/picture-file.schema.json` allows them; drawings first. */
export const pictureEndings = ['svg', 'webp', 'avif', 'png', 'jpg', 'jpeg'] as const;

/** Source of a pattern for one of them. */
export const pictureEndingPattern = `(?:${pictureEndings.join('|')})`;

const atEnd = new RegExp(String.raw`\.${pictureEndingPattern}$`, 'i');

/** Whether a file is called like a picture, capitals aside. */
export function isPictureName(name: string): boolean {
  return atEnd.test(name);
}
