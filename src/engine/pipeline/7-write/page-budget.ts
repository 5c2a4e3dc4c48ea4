import type { JsonValue } from '../../../shared/json/json-value.ts';
import { outputFile } from '../../../shared/site/built-files.ts';
import { formatAmount } from '../../../shared/text/amount.ts';
import { compressedWeight } from '../../assets/compress.ts';
import type { Limits } from '../../bundle/budgets.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isObject, stringAt } from '../../json/json-shape.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { OutputFolder } from './output-folder.ts';
import { pageTarget } from './write-pages.ts';

/** A file made of a page. */
interface PageFile {
  name: string;
  content: string | Uint8Array;
}

/** Reports written pages over their budget. */
export async function heavyPages(
  output: OutputFolder,
  files: readonly SourceFile[],
  limits: Limits,
): Promise<Diagnostic[]> {
  const sourceOf = new Map(files.filter(({ kind }) => kind === 'page').map((file) => [file.name, file]));
  const found = await Promise.all(
    suspectFiles(output, limits).map(async ({ name, route }) => {
      const source = sourceOf.get(route);
      return source && pageOverrun(source, { name, content: await output.read(name) }, limits);
    }),
  );
  return found.filter((problem) => problem !== undefined);
}

/**
 * Documents and page data that can be too heavy; aliases repeat their page. Quick compression of the whole rules out
 * those that cannot.
 */
export function suspectFiles(
  { sizes, compression }: Pick<OutputFolder, 'sizes' | 'compression'>,
  limits: Limits,
): { name: string; route: string }[] {
  return sizes.flatMap(({ name, target, br }) => {
    if (br === undefined || !target.startsWith(pageTarget(''))) return [];
    const route = target.slice(pageTarget('').length);
    const isOwn = name === outputFile(route, 'html') || name === outputFile(route, 'json');
    const isLight = compression === 'quick' && br <= limitOf(name, limits);
    return isOwn && !isLight ? [{ name, route }] : [];
  });
}

/** The problem of a document or page data over its budget. */
export async function pageOverrun(
  source: SourceFile,
  { name, content }: PageFile,
  limits: Limits,
): Promise<Diagnostic | undefined> {
  const text = Buffer.from(content).toString();
  const weight = await (isDocument(name) ? contentWeight(text) : compressedWeight(text));
  const limit = limitOf(name, limits);
  if (weight <= limit) return undefined;
  const longest = longestBlocks(parsedValue(source));
  const named = longest.slice(0, 3).map(({ type, length }) => `"${type}" (${formatAmount(length)} tekens)`);
  return {
    rule: 'page-budget',
    severity: 'error',
    file: source.file,
    place: { pointer: longest[0]?.pointer ?? '/blocks' },
    message: `De pagina is na compressie ${formatAmount(weight)} bytes; dat mogen er ${formatAmount(limit)} zijn.`,
    hint: `Maak de langste blokken korter: ${named.join(', ')}. Of verdeel de inhoud over meer pagina’s.`,
  };
}

function isDocument(name: string): boolean {
  return name.endsWith('.html');
}

function limitOf(name: string, limits: Limits): number {
  return isDocument(name) ? limits.content : limits.pageData;
}

/** What counts of a document: what stands between header and footer, so that a longer menu never makes another's page fail. */
export async function contentWeight(html: string): Promise<number> {
  return compressedWeight(ownPart(html));
}

/** Of a script or a style: it changes with the code, and moves the weight of a page by up to ninety bytes. */
const hashedName = /(?<=\/assets\/(?:\w+-)?)[\w-]{8}(?=\.(?:js|css)\b)/g;

/** The public address of the site, as a document names it. */
const publicAddress = /(?<=<link rel="canonical" href=")https?:\/\/[^/"]+/;
/** What is weighed in its place: a page that passed the check must also fit where `SITE_URL` says another one. */
const anyAddress = 'https://www.example';

/**
 * What is a page's own of its document: what stands between header and footer, whatever the files of the code and the site
 * itself are called.
 */
function ownPart(html: string): string {
  const [header, footer] = [html.indexOf('</header>'), html.lastIndexOf('<footer')];
  const start = html.lastIndexOf('<header', header);
  const own = html.slice(0, start) + html.slice(header, footer) + html.slice(html.lastIndexOf('</footer>'));
  const [address = anyAddress] = publicAddress.exec(own) ?? [];
  let names = 0;
  return own.replaceAll(address, anyAddress).replace(hashedName, () => contentHash(`${names++}`).slice(0, 8));
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
