import { eachText } from '../../json/each-text.ts';
import { isObject, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { isProse } from '../../pipeline/3-facts/prose-fields.ts';
import { markdownText } from '../../text/markdown-text.ts';
import type { ValueChange } from './value-changes.ts';
import { type Run, wordDiff } from './word-diff.ts';

const longestTitle = 50;
/** A part with more texts is shown as a list. */
const fewTexts = 3;
const mostTexts = 30;
/** Lists whose name says nothing beside the number of the item. */
const listsOfItems: ReadonlySet<string | number> = new Set(['items', 'rows']);
/** So many words stay on each side of a change; what lies between is left out. */
const wordsAround = 6;

/** Where something changed, for a reader: `Blok 2 (faq “Vragen”) · item 3 · answer`, in Markdown. */
export function placeOf({ path }: ValueChange, document: SourceDocument | undefined): string {
  const words: string[] = [];
  let value: JsonValue | undefined = document?.value;
  for (const [index, step] of path.entries()) {
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    const isBlock = index === 1 && path[0] === 'blocks';
    if (isBlock) words.push(`blok ${Number(step) + 1}${nameOfBlock(value)}`);
    else if (typeof step === 'number') words.push(`${itemName(path, index)} ${step + 1}`);
    else if (step !== 'blocks' && !(listsOfItems.has(step) && index < path.length - 1))
      words.push(markdownText(step));
  }
  return words.join(' · ').replace(/^blok /, 'Blok ');
}

/** The rows of a table and the cells in them have names of their own. */
function itemName(path: ValueChange['path'], index: number): string {
  if (path[index - 1] === 'rows') return 'rij';
  return path[index - 2] === 'rows' ? 'kolom' : 'item';
}

/** The place of a block names its title already. */
function isBlockPlace({ path }: ValueChange): boolean {
  return path[0] === 'blocks' && path.length === 2;
}

function nameOfBlock(block: JsonValue | undefined): string {
  if (!isObject(block)) return '';
  const kind = stringOrEmptyAt(block, 'type') || `gedeeld: ${stringOrEmptyAt(block, 'shared')}`;
  const title = shortened(stringOrEmptyAt(block, 'title') || stringOrEmptyAt(block, 'prefix'), longestTitle);
  return ` (${markdownText(kind)}${title === '' ? '' : ` “${markdownText(title)}”`})`;
}

/** One thing that changed, as a list item in Markdown. */
export function changeLines(place: string, change: ValueChange): string[] {
  const { before, after, movedFrom } = change;
  if (movedFrom !== undefined) {
    const title = isBlockPlace(change)
      ? ''
      : ` (“${markdownText(shortened(textsOf(after)[0] ?? '', longestTitle))}”)`;
    return [`- **${place}**${title} staat op een andere plek (was nummer ${movedFrom + 1})`];
  }
  if (typeof before === 'string' && typeof after === 'string') {
    const runs = wordDiff(before, after);
    if (runs) return [`- **${place}**: ${inline(runs)}`];
  }
  if (after === undefined) return partLines(`- **${place}** is weg`, before);
  if (before === undefined) return partLines(`- **${place}** is nieuw`, after);
  return [`- **${place}**`, `  - was: ${whole(before)}`, `  - wordt: ${whole(after)}`];
}

/** The words with what went struck out and what came underlined; long stretches that stayed are cut. */
export function inline(runs: readonly Run[]): string {
  return runs
    .map(({ kind, text }, index) => {
      if (kind === 'gone') return `<del>${markdownText(text)}</del>`;
      if (kind === 'new') return `<ins>${markdownText(text)}</ins>`;
      return markdownText(cut(text, { from: index > 0, to: index < runs.length - 1 }));
    })
    .join(' ');
}

/** Keeps some words on the sides where a change is. */
function cut(text: string, near: { from: boolean; to: boolean }): string {
  const words = text.split(' ');
  const start = near.from ? words.slice(0, wordsAround) : [];
  const end = near.to ? words.slice(-wordsAround) : [];
  if (words.length <= start.length + end.length + 3) return text;
  return [...start, '…', ...end].join(' ');
}

/** A part that came or went: a simple one behind the colon, one with several texts as a list of them. */
export function partLines(lead: string, value: JsonValue | undefined): string[] {
  const texts = textsOf(value);
  if (texts.length <= fewTexts) return [`${lead}: ${whole(value)}`];
  const more = texts.length - mostTexts;
  return [
    `${lead}:`,
    ...texts.slice(0, mostTexts).map((text) => `  - ${markdownText(text)}`),
    ...(more > 0 ? [`  - … en nog ${more} teksten`] : []),
  ];
}

/** A whole value in one line: a text between quotes, and of a part all texts that a visitor reads. */
export function whole(value: JsonValue | undefined): string {
  if (value === '') return '*leeg*';
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null))
    return `\`${String(value)}\``;
  const texts = textsOf(value);
  if (texts.length === 0 && isObject(value))
    return `\`${markdownText(stringOrEmptyAt(value, 'shared') || stringOrEmptyAt(value, 'type'))}\``;
  return texts.map((text) => `“${markdownText(text)}”`).join(', ');
}

/** The texts of a value that a visitor reads, in order. */
export function textsOf(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  const texts: string[] = [];
  eachText(value ?? null, (text, key) => {
    if (isProse(key) && text !== '') texts.push(text);
  });
  return texts;
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
