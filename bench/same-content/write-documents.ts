import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import type { NeutralDocument } from './neutral-document.ts';
import { neutralPage, pictures } from './neutral-page.ts';
import { neutralSite } from './neutral-site.ts';
import { ownPage } from './own-page.ts';
import { placeWords } from './subjects.ts';

/** The documents of a site of so many pages. */
export function neutralPages(count: number): NeutralDocument[] {
  return Array.from({ length: count }, (_, page) => neutralPage(page, count));
}

/**
 * Writes the documents where a peer's project reads them: `content/`, with what stands around them in `data/` and
 * pictures in `static/`. A JSON document is front matter as it is, so Hugo only wants other names.
 */
export function writeForPeer(
  project: string,
  documents: readonly NeutralDocument[],
  extension: string,
): void {
  for (const folder of ['content', 'data']) mkdirSync(join(project, folder), { recursive: true });
  for (const document of documents) {
    writeFileSync(join(project, 'content', `${document.slug}${extension}`), JSON.stringify(document));
  }
  writeFileSync(join(project, 'data/site.json'), JSON.stringify(neutralSite));
  writePictures(join(project, 'static'));
}

/** Writes the documents as pages of this project, beside its own pages; gives their folder. */
export function writeForOwnSite(folder: string, documents: readonly NeutralDocument[]): string {
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'pages'), pages, { recursive: true });
  cpSync(join(projectRoot, 'public'), join(folder, 'public'), { recursive: true });
  writePictures(join(folder, 'public'));
  appendFileSync(join(pages, '_words.txt'), `${placeWords.join('\n')}\n`);
  for (const document of documents) {
    const page = JSON.parse(JSON.stringify(ownPage(document)));
    writeFileSync(join(pages, `${document.slug}.json`), printJson(page));
  }
  return pages;
}

function writePictures(folder: string): void {
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (let number = 1; number <= pictures; number += 1) {
    writeFileSync(join(folder, `images/subject-${number}.svg`), picture(number * 70));
  }
}

/** A building in one colour, by its place on the wheel of colours. */
function picture(hue: number): string {
  const colour = `hsl(${hue} 60% 30%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420"><path fill="#e8f0ec" d="M0 0h640v420H0z"/><path fill="#fff" stroke="${colour}" stroke-width="10" d="M80 220 320 70l240 150v150H80z"/><path fill="${colour}" d="M270 260h100v110H270z"/><path fill="#bcd" d="M130 250h90v70h-90zm290 0h90v70h-90z"/></svg>\n`;
}
