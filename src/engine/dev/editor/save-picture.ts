import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PictureAnswer } from '../../../shared/authors/editor-answers.ts';
import { createQueue } from '../../../shared/create-queue.ts';
import { isPictureName } from '../../../shared/page/picture-endings.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { flawOf } from '../../pipeline/4-check/rules/picture-file.ts';
import { isDeviceName } from '../../text/device-name.ts';
import { kebabOf } from '../../text/kebab.ts';
import { writableFile } from './writable-file.ts';

const inTurn = createQueue();

/** In characters; a file system takes some 200, and names that are made of it are longer. */
const maxStemLength = 100;

/**
 * Adds a picture to the site, under a name that is still free; one that is there already by that name stays the only one.
 * @param name as the author's own file is called; the picture gets the ending of what it is
 */
export async function savePicture(
  content: Buffer,
  { name, publicFolder }: { name: string; publicFolder: string },
): Promise<PictureAnswer> {
  if (!isPictureName(name)) {
    return {
      message: `Van "${name}" kan de site geen afbeelding maken. Open hem in een fotoprogramma en bewaar hem als .jpg of .png.`,
    };
  }
  const called = extname(name).toLowerCase();
  const stem = name.slice(0, -called.length);
  // Lazy: it takes a fifth of the server's start, and few add a picture.
  const { inspectPicture } = await import('../../assets/inspect-picture.ts');
  const facts = await inspectPicture(content);
  // What a browser saves as .jpg is often a .webp.
  const ending = isPictureName(`.${facts.format}`) ? `.${facts.format}` : called;
  const flaw = flawOf(stem + ending, { key: contentHash(content), bytes: content.length, ...facts });
  if (flaw) return { message: `${flaw.message} ${flaw.hint ?? ''}`.trim() };
  const folder = join(publicFolder, 'images');
  // One after the other: of two with the same name, the second finds that it is taken.
  return inTurn(() => saveFree(content, { folder, stem: pictureStem(stem), ending }));
}

/** Empty where nothing is left that a file may be called. */
function pictureStem(called: string): string {
  const stem = kebabOf(called.slice(0, maxStemLength));
  return isDeviceName(stem) ? '' : stem;
}

async function saveFree(
  content: Buffer,
  { folder, stem, ending }: { folder: string; stem: string; ending: string },
): Promise<PictureAnswer> {
  for (let count = 1; ; count += 1) {
    const free = `${stem || 'afbeelding'}${count === 1 ? '' : `-${count}`}${ending}`;
    const file = writableFile(folder, free);
    if (file === undefined)
      return { message: 'De map public/images naast je pagina’s is niet te schrijven.' };
    const src = `/images/${free}`;
    if (existsSync(file)) {
      // Choosing the same picture twice means the one that is there.
      if (content.equals(await readFile(file))) return { src };
      continue;
    }
    await writeFileAtomic(file, content);
    return { src };
  }
}
