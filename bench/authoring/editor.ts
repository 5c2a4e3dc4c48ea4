import { projectRoot } from '../../scripts/project-root.ts';
import { EditedSite } from '../../src/engine/editing/edited-site.ts';
import { siteFilesOf, sitePartsOf } from '../../src/engine/editing/site-parts.ts';
import { readDictionary } from '../../src/engine/pipeline/1-load/read-dictionary.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { textOf } from '../../src/engine/pipeline/1-load/source-document.ts';
import { checkSite, examinedIn, type KnownFile } from '../../src/engine/pipeline/check-site.ts';
import { spread } from '../speed/samples.ts';
import type { Figure } from './figure.ts';

const keys = 50;
const checks = 5;

/** What the editor's worker does, in this process: it opens the site, and follows keys. */
export async function measureEditor(pages: string): Promise<Figure[]> {
  const known = new Map<string, KnownFile>();
  const checked = await checkSite(siteFolders(projectRoot, pages), { known });
  const sent = siteFilesOf({ ...checked, examined: examinedIn(known) });
  const start = performance.now();
  const site = new EditedSite(sitePartsOf(sent, readDictionary));
  const opened = performance.now() - start;
  const source = checked.files.find(({ kind, name }) => kind === 'page' && name.endsWith('/type-0'));
  if (!source) throw new Error('The generated site has no page to edit.');
  const { file, name } = source;
  // As the worker does before the first key.
  site.prepare(file);
  let text = textOf(source);
  const timed = (count: number, act: (at: number) => void): number[] =>
    Array.from({ length: count }, (_, at) => {
      const begin = performance.now();
      act(at);
      return performance.now() - begin;
    });
  const followed = timed(keys, (at) => {
    const value = `Een kop van ${'a'.repeat(at + 1)}`;
    text = site.edit(file, { text, edit: { kind: 'set', pointer: '/blocks/0/title', value } }).text;
  });
  const rest = timed(checks, (at) => {
    site.check(file, { text: text.replace('Een kop', `Kop ${at}`), shown: name });
  });
  return [
    ['editor: the worker has read the site, seconds', '', (opened / 1000).toFixed(1)],
    ['editor: from a key to the page, milliseconds', '50', spread(followed)],
    ['editor: from a key to all problems of the site, milliseconds', '', spread(rest)],
  ];
}
