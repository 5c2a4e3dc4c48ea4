import { listed } from '../../../shared/text/listed.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import { blocksOfType } from '../../pipeline/3-facts/authored-blocks.ts';
import { childCards } from './hub-page.ts';
import type { ListPlace } from './list-places.ts';
import type { PlannedPage } from './plan-page.ts';

/** The author's next steps, in Dutch. */
export function nextSteps({ document, context, problems }: PlannedPage): string[] {
  const { name: route, text } = document;
  const locator = locatorOf(text);
  const lines = problems
    .filter(({ rule }) => rule === 'starting-text')
    .map(({ place }) => locator.locate(place).line);
  return [
    ...linkSteps(route, context),
    ...context.lists.map(listedElsewhere),
    ...generalStep(document),
    ...(lines.length === 0
      ? []
      : [`Op ${inWords(lines)} staat nog een begintekst: schrijf daar je eigen tekst.`]),
    pictureStep(document, context),
    'Kijk met "npm run dev" hoe het wordt en met "npm run check" of alles klopt.',
  ];
}

/** Steps that apply to every page say nothing about this one. */
function generalStep({ text, value }: PlannedPage['document']): string[] {
  if (value === undefined) return [];
  const locator = locatorOf(text);
  const pointers = [
    '/metadata/description',
    ...blocksOfType(value, 'benefit-list').map(({ pointer }) => `${pointer}/items`),
  ];
  const lines = pointers.map((pointer) => locator.locate({ pointer }).line);
  return [`Wat vanaf ${inWords(lines)} staat, geldt voor elke pagina: zeg er wat alleen hier waar is.`];
}

/** The company's name in the header links to the home page. */
function linkSteps(route: string, context: PlannedPage['context']): string[] {
  if (route === '/') return [];
  return [context.parent.route === '/' ? menuStep(route) : listStep(context)];
}

function menuStep(route: string): string {
  return `Nog geen pagina verwijst ernaar. Voor een link in het menu zet je in _site.json bij "navigation": { "label": "…", "href": "${route}" }`;
}

/** In these words an editor and a terminal open the file at that line. */
function listedElsewhere({ document, pointer, heading }: ListPlace): string {
  const { line } = locatorOf(parseDocument(document).document.text).locate({ pointer });
  const called = heading === '' ? 'een lijst' : `de lijst “${heading}”`;
  return `Bij ${document.file}:${line} staan in ${called} vergelijkbare pagina’s: zet deze pagina erbij.`;
}

function listStep({ parent, parentHasCards }: PlannedPage['context']): string {
  if (parentHasCards) return `De kaart op ${parent.route} en het kruimelpad komen vanzelf.`;
  return `Op ${parent.route} staat nog geen lijst van de pagina's eronder. Zet daar bij "blocks": ${inOneLine(childCards)}`;
}

function pictureStep(
  { name: route, text }: PlannedPage['document'],
  { picture, publicFolder }: PlannedPage['context'],
): string {
  const src = picture?.src;
  const name = route === '/' ? '/home' : route.slice(route.lastIndexOf('/'));
  if (src?.startsWith(`/images${name}.`)) return 'Beschrijf bij "alt" wat er op de afbeelding te zien is.';
  const lines = text
    .split('\n')
    .flatMap((line, index) => (src && line.includes(`"${src}"`) ? [index + 1] : []));
  const own = `Zet je eigen afbeelding in ${publicFolder}/images${name}.webp (of svg, png, jpg)`;
  if (lines.length === 0)
    return `${own} en noem die bij "image": { "src": "/images${name}.webp", "alt": "…" }.`;
  return `De afbeelding is voorlopig ${src}. ${own} en noem die bij "src" op ${inWords(lines)}.`;
}

/** As an author writes a block. */
function inOneLine(block: object): string {
  const fields = Object.entries(block).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}

function inWords(lines: readonly number[]): string {
  return `regel ${listed(lines.map(String))}`;
}
