import { lastName } from './route.ts';

/** Endings of the pictures that a page can show, as `parts/picture-file.schema.json` allows them; drawings first. */
export const pictureEndings = ['svg', 'webp', 'avif', 'png', 'jpg', 'jpeg'] as const;

/** Endings of pictures that a page cannot show: an author saves these as another first. */
export const otherPictureEndings = ['gif', 'heic', 'heif', 'tif', 'tiff', 'bmp'] as const;

/** Source of a pattern for one that a page can show. */
export const pictureEndingPattern = `(?:${pictureEndings.join('|')})`;

/** Source of a pattern for one of any picture. */
export const anyPictureEndingPattern = `(?:${[...pictureEndings, ...otherPictureEndings].join('|')})`;

const atEnd = new RegExp(String.raw`\.${pictureEndingPattern}$`, 'i');

/** Whether a file is called like a picture, capitals aside. */
export function isPictureName(name: string): boolean {
  return atEnd.test(name);
}

/** The name of a picture's file without its ending: `bakwagen`. */
export function stemOf(src: string): string {
  return lastName(src).replace(/\.\w+$/, '');
}
