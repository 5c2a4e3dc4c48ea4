import type { Limits } from '../../bundle/budgets.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { OutputFolder, WrittenSize } from './output-folder.ts';
import { pageTarget } from './write-pages.ts';

/** A file over budget. */
interface HeavyFile {
  name: string;
  route: string;
  actual: number;
  limit: number;
}

/** Reports written pages over their budget. */
export async function heavyPages(
  output: OutputFolder,
  files: readonly SourceFile[],
  limits: Limits,
): Promise<Diagnostic[]> {
  const fileOf = new Map(files.map(({ name, file }) => [name, file]));
  return Promise.all(
    heavyFiles(output.sizes, limits).map(async (heavy) => {
      const html = await output.read(heavy.name.replace(/json$/, 'html'));
      return pageOverrun(heavy, fileOf.get(heavy.route) ?? heavy.name, html);
    }),
  );
}

/** Documents and page data over their budget. */
export function heavyFiles(sizes: readonly WrittenSize[], limits: Limits): HeavyFile[] {
  return sizes.flatMap(({ name, target, br }) => {
    const limit = target.startsWith(pageTarget('')) ? limitOf(name, limits) : undefined;
    if (br === undefined || limit === undefined || br <= limit) return [];
    return [{ name, route: target.slice(pageTarget('').length), actual: br, limit }];
  });
}

function limitOf(name: string, { document, pageData }: Limits): number | undefined {
  if (name.endsWith('.html')) return document;
  return name.endsWith('.json') ? pageData : undefined;
}

function pageOverrun({ name, actual, limit }: HeavyFile, file: string, html: string): Diagnostic {
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

/** In characters of HTML, largest first. */
function blockSizes(html: string): { type: string; size: number }[] {
  const parts = html.slice(0, html.indexOf('</main>')).split('<section data-block="').slice(1);
  return parts
    .map((part) => ({ type: part.slice(0, part.indexOf('"')), size: part.length }))
    .sort((one, other) => other.size - one.size);
}

function thousands(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
