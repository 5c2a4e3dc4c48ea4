import { formatAmount } from '../../../shared/amount.ts';
import { outputFile } from '../../../shared/built-files.ts';
import { brotliSize } from '../../assets/compress.ts';
import type { Limits } from '../../bundle/budgets.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isObject, stringAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { OutputFolder, WrittenSize } from './output-folder.ts';
import { pageTarget } from './write-pages.ts';

/** A file made of a page. */
export interface PageFile {
  name: string;
  content: string | Uint8Array;
  /** Its bytes after full compression, where they are known. */
  brotli?: number;
}

/** Reports written pages over their budget. */
export async function heavyPages(
  output: OutputFolder,
  files: readonly SourceFile[],
  limits: Limits,
): Promise<Diagnostic[]> {
  const sourceOf = new Map(files.filter(({ kind }) => kind === 'page').map((file) => [file.name, file]));
  const found = await Promise.all(
    suspectFiles(output.sizes, limits).map(async ({ name, route, br }) => {
      const source = sourceOf.get(route);
      const brotli = output.compression === 'full' ? br : undefined;
      const file = { name, content: await output.read(name), brotli };
      if (source === undefined || (brotli === undefined && (await contentFits(file, limits))))
        return undefined;
      return pageOverrun(source, file, limits);
    }),
  );
  return found.filter((problem) => problem !== undefined);
}

/** Documents and page data that are larger than their limit as they were compressed; aliases repeat their page. */
export function suspectFiles(
  sizes: readonly WrittenSize[],
  limits: Limits,
): { name: string; route: string; br: number }[] {
  return sizes.flatMap(({ name, target, br = 0 }) => {
    if (!target.startsWith(pageTarget(''))) return [];
    const route = target.slice(pageTarget('').length);
    const limit = name === outputFile(route, 'html') ? limits.document : limits.pageData;
    const isOwn = name === outputFile(route, 'html') || name === outputFile(route, 'json');
    return isOwn && br > limit ? [{ name, route, br }] : [];
  });
}

interface DocumentWeight {
  /** In bytes, after full compression. */
  brotli: number;
  /** What counts of a document over its budget; absent when it fits. */
  overrun?: number;
}

/**
 * Weighs a document. Of one that does not fit, only what stands between header and footer counts, so that a longer menu
 * never makes another's page fail.
 */
export async function weighDocument(
  { content, brotli: known }: Omit<PageFile, 'name'>,
  limits: Limits,
): Promise<DocumentWeight> {
  const brotli = known ?? (await brotliSize(content, 'full'));
  if (brotli <= limits.document) return { brotli };
  const own = await brotliSize(ownPart(Buffer.from(content).toString()), 'full');
  return own <= limits.content ? { brotli } : { brotli, overrun: own };
}

/** The problem of a document or page data over its budget, after full compression. */
export async function pageOverrun(
  source: SourceFile,
  { name, ...file }: PageFile,
  limits: Limits,
): Promise<Diagnostic | undefined> {
  const isDocument = name.endsWith('.html');
  const limit = isDocument ? limits.content : limits.pageData;
  const own = isDocument
    ? (await weighDocument(file, limits)).overrun
    : (file.brotli ?? (await brotliSize(file.content, 'full')));
  if (own === undefined || own <= limit) return undefined;
  const longest = longestBlocks(parsedValue(source));
  const named = longest.slice(0, 3).map(({ type, length }) => `"${type}" (${formatAmount(length)} tekens)`);
  return {
    rule: 'page-budget',
    severity: 'error',
    file: source.file,
    place: { pointer: longest[0]?.pointer ?? '/blocks' },
    message: `De pagina is na compressie ${formatAmount(own)} bytes; dat mogen er ${formatAmount(limit)} zijn.`,
    hint: `Maak de langste blokken korter: ${named.join(', ')}. Of verdeel de inhoud over meer pagina’s.`,
  };
}

/** Whether lesser compression tells already that a file fits, as it does of most: full compression takes longer. */
export async function fitsAnyway(file: PageFile, limits: Limits): Promise<boolean> {
  const limit = file.name.endsWith('.html') ? limits.document : limits.pageData;
  for (const level of ['quick', 'good'] as const) {
    if ((await brotliSize(file.content, level)) <= limit) return true;
  }
  return contentFits(file, limits);
}

/** Whether what a document holds between header and footer fits, whatever these weigh. */
async function contentFits({ name, content }: PageFile, limits: Limits): Promise<boolean> {
  if (!name.endsWith('.html')) return false;
  return (await brotliSize(ownPart(Buffer.from(content).toString()), 'good')) <= limits.content;
}

/** Of a script or a style: it changes with the code, and moves the weight of a page by up to ninety bytes. */
const hashedName = /(?<=\/assets\/(?:\w+-)?)[\w-]{8}(?=\.(?:js|css)\b)/g;

/** What is a page's own of its document: what stands between header and footer, whatever the files of the code are called. */
function ownPart(html: string): string {
  const [header, footer] = [html.indexOf('</header>'), html.lastIndexOf('<footer')];
  const start = html.lastIndexOf('<header', header);
  const own = html.slice(0, start) + html.slice(header, footer) + html.slice(html.lastIndexOf('</footer>'));
  let names = 0;
  return own.replace(hashedName, () => contentHash(`${names++}`).slice(0, 8));
}

/** The blocks of a page as authored, longest first. */
function longestBlocks(value: JsonValue | undefined): { type: string; pointer: string; length: number }[] {
  const blocks = isObject(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks
    .map((block, index) => ({
      type: stringAt(block, 'type') ?? stringAt(block, 'shared') ?? '',
      pointer: `/blocks/${index}`,
      length: JSON.stringify(block).length,
    }))
    .sort((one, other) => other.length - one.length);
}
