import type { FormPlace } from '../../../shared/authors/form-place.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import { shortened } from '../../../shared/text/shortened.ts';
import { isObject, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { markdownText } from '../../text/markdown-text.ts';
import { type TextOrNumber, textsAndNumbers } from './texts-and-numbers.ts';
import type { ValueChange } from './value-changes.ts';
import { type Run, wordDiff } from './word-diff.ts';

const maxTitleLength = 50;
/** Beyond this, a list. */
const maxInlineTexts = 3;
const maxTexts = 30;
/** Lists whose name adds nothing to the item number. */
const listsOfItems: ReadonlySet<string | number> = new Set<FieldName>(['items', 'rows']);
/** On each side of a change. */
const contextWords = 6;

/** Location of a change in Markdown: `Blok 2 (Vragen en antwoorden “Vragen”) · item 3 · Antwoord`. */
export function placeOf({ path, labels = [] }: ValueChange, document: SourceDocument | undefined): string {
  const words: string[] = [];
  let value: JsonValue | undefined = document?.value;
  for (const [index, step] of path.entries()) {
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    const isBlock = index === 1 && path[0] === 'blocks';
    if (isBlock) words.push(`blok ${Number(step) + 1}${nameOfBlock(value, labels[index])}`);
    else if (typeof step === 'number') words.push(`${itemName(path, index)} ${step + 1}`);
    else if (step !== 'blocks' && !isSaidByItem(path, index)) words.push(markdownText(labels[index] ?? step));
  }
  return words.join(' · ').replace(/^blok /, 'Blok ');
}

/** For a list in a list, the name says which one it is. */
function isSaidByItem(path: ValueChange['path'], index: number): boolean {
  const isInItem = typeof path[index - 1] === 'number' && !(index === 2 && path[0] === 'blocks');
  return listsOfItems.has(path[index] ?? '') && index < path.length - 1 && !isInItem;
}

function itemName(path: ValueChange['path'], index: number): string {
  if (path[index - 1] === 'rows') return 'rij';
  return path[index - 2] === 'rows' ? 'kolom' : 'item';
}

/** Its place includes its title. */
function isBlockPlace({ path }: ValueChange): boolean {
  return path[0] === 'blocks' && path.length === 2;
}

function nameOfBlock(block: JsonValue | undefined, label: string | undefined): string {
  if (!isObject(block)) return '';
  const kind = label ?? (stringOrEmptyAt(block, 'type') || `gedeeld: ${stringOrEmptyAt(block, 'shared')}`);
  const title = shortened(
    stringOrEmptyAt(block, 'title') || stringOrEmptyAt(block, 'prefix'),
    maxTitleLength,
  );
  return ` (${markdownText(kind)}${title === '' ? '' : ` “${markdownText(title)}”`})`;
}

/** One change as a Markdown list item. */
export function changeLines(place: string, change: ValueChange): string[] {
  const { before, after, movedFrom, form } = change;
  if (movedFrom !== undefined) {
    const title = isBlockPlace(change)
      ? ''
      : ` (“${markdownText(shortened(textsAndNumbers(after)[0]?.text ?? '', maxTitleLength))}”)`;
    return [`- **${place}**${title} staat op een andere plek (was nummer ${movedFrom + 1})`];
  }
  if (typeof before === 'string' && typeof after === 'string') {
    const runs = wordDiff(before, after);
    if (runs?.every(({ kind }) => kind === 'same'))
      return [`- **${place}**: dezelfde woorden, met andere spaties of regels`];
    if (runs) return [`- **${place}**: ${inline(runs)}`];
  }
  if (after === undefined) return partLines(`- **${place}** is weg`, { value: before, form });
  if (before === undefined) return partLines(`- **${place}** is nieuw`, { value: after, form });
  return [`- **${place}**`, `  - was: ${whole(before, form)}`, `  - wordt: ${whole(after, form)}`];
}

/** A word diff in Markdown, long unchanged runs cut. */
function inline(runs: readonly Run[]): string {
  return runs
    .map(({ kind, text }, index) => {
      if (kind === 'removed') return `<del>${markdownText(text)}</del>`;
      if (kind === 'added') return `<ins>${markdownText(text)}</ins>`;
      return markdownText(cut(text, { from: index > 0, to: index < runs.length - 1 }));
    })
    .join(' ');
}

function cut(text: string, near: { from: boolean; to: boolean }): string {
  const words = text.split(' ');
  const start = near.from ? words.slice(0, contextWords) : [];
  const end = near.to ? words.slice(-contextWords) : [];
  if (words.length <= start.length + end.length + 3) return text;
  return [...start, '…', ...end].join(' ');
}

interface Part {
  value: JsonValue | undefined;
  form?: FormPlace;
}

/** An added or removed part, inline or as a list. */
export function partLines(lead: string, { value, form }: Part): string[] {
  const texts = textsAndNumbers(value, form);
  if (texts.length <= maxInlineTexts) return [`${lead}: ${whole(value, form)}`];
  const more = texts.length - maxTexts;
  return [
    `${lead}:`,
    ...texts.slice(0, maxTexts).map(({ text }) => `  - ${markdownText(text)}`),
    ...(more > 0 ? [`  - … en nog ${more} teksten of getallen`] : []),
  ];
}

/** All texts and numbers of a value, quoted on one line. */
export function whole(value: JsonValue | undefined, form?: FormPlace): string {
  if (value === '') return '*leeg*';
  if (typeof value === 'boolean' || value === null || value === undefined) return `\`${String(value)}\``;
  const texts = textsAndNumbers(value, form);
  if (texts.length === 0 && isObject(value))
    return `\`${markdownText(stringOrEmptyAt(value, 'shared') || stringOrEmptyAt(value, 'type'))}\``;
  return texts.map(quoted).join(', ');
}

function quoted({ text, isNumber }: TextOrNumber): string {
  return isNumber ? `\`${text}\`` : `“${markdownText(text)}”`;
}
