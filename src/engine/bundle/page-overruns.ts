import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { WrittenSize } from '../pipeline/7-write/output-folder.ts';
import type { Limits } from './budgets.ts';

/** A file of a page that is heavier than its budget. */
export interface HeavyFile {
  name: string;
  /** The address of the page. */
  route: string;
  actual: number;
  limit: number;
}

/** Which documents and data of pages are heavier than their budget. */
export function heavyFiles(sizes: readonly WrittenSize[], limits: Limits): HeavyFile[] {
  return sizes.flatMap(({ name, unit, br }) => {
    const limit = unit.startsWith(pageUnit) ? limitOf(name, limits) : undefined;
    if (br === undefined || limit === undefined || br <= limit) return [];
    return [{ name, route: unit.slice(pageUnit.length), actual: br, limit }];
  });
}

/** How the names of units begin that hold the files of a page; its address follows. */
const pageUnit = 'page:';

function limitOf(name: string, { document, pageData }: Limits): number | undefined {
  if (name.endsWith('.html')) return document;
  return name.endsWith('.json') ? pageData : undefined;
}

/** The problem that a heavy file is to the author of its page. */
export function pageOverrun({ name, actual, limit }: HeavyFile, file: string, html: string): Diagnostic {
  const heaviest = blockSizes(html)
    .slice(0, 3)
    .map(({ type, size }) => `"${type}" (${thousands(size)})`);
  return {
    rule: 'page-budget',
    severity: 'error',
    file,
    place: { pointer: '/blocks' },
    message: `${name} is na compressie ${thousands(actual)} bytes; een pagina mag ${thousands(limit)} bytes zijn.`,
    hint: `Maak de zwaarste blokken korter: ${heaviest.join(', ')}. Of verdeel de inhoud over meer pagina’s.`,
  };
}

/** The sizes of the blocks in a document, in characters of HTML, largest first. */
function blockSizes(html: string): { type: string; size: number }[] {
  const parts = html.slice(0, html.indexOf('</main>')).split('<section data-block="').slice(1);
  return parts
    .map((part) => ({ type: part.slice(0, part.indexOf('"')), size: part.length }))
    .sort((one, other) => other.size - one.size);
}

function thousands(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
