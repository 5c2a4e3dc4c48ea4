import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { BlockForm, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { firstDifference } from '../../../shared/json/first-difference.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { documentNames } from '../../../shared/page/document-names.ts';

/** A part of a document with a form of its own. */
export interface Section {
  /** JSON pointer of its value. */
  pointer: string;
  label: string;
  /** What distinguishes it from others of its kind. */
  detail?: string;
  /** What it is for. */
  description: string;
  /** Absent for a block without a form. */
  form?: FormGroup | BlockForm;
  value: JsonValue | undefined;
  /** Name of the shared block that stands here. */
  shared?: string;
}

/** What the name of a block is derived from. */
type BlockScreen = Pick<EditorScreen, 'forms' | 'shared'>;

/** The blocks of a page; none of another document. */
export function blockSections(value: JsonValue | undefined, screen: BlockScreen): Section[] {
  const blocks = objectOrEmpty(value).blocks;
  if (!Array.isArray(blocks)) return [];
  return blocks.map((block, index) => blockSection(block, `/blocks/${index}`, screen));
}

/** What else there is to fill in. */
export function otherSections(
  { document, ...screen }: BlockScreen & Pick<EditorScreen, 'document'>,
  value: JsonValue | undefined,
): Section[] {
  if (document.kind === 'shared') return [blockSection(value, '', screen)];
  const { fields, order } = screen.forms.documents[document.kind];
  if (document.kind !== 'page') {
    const label = documentNames[document.kind];
    return [{ pointer: '', label, description: '', form: { fields, order }, value }];
  }
  const [card] = fields.filter(({ name }) => name === 'card');
  const rest = fields.filter(({ name }) => name !== 'card');
  return [
    {
      pointer: '',
      label: 'Pagina',
      description: 'Wat zoekmachines zien, de korte naam en de adressen.',
      form: { fields: rest, order },
      value,
    },
    {
      pointer: '/card',
      label: 'Kaart',
      description: card?.help ?? '',
      // The heading of the form and what is below it are those of the card.
      form: { fields: card ? [{ ...card, isLabelHidden: true, help: '' }] : [], order },
      value,
    },
  ];
}

/** All parts of a document. */
export function sectionsOf(
  value: JsonValue | undefined,
  screen: BlockScreen & Pick<EditorScreen, 'document'>,
): Section[] {
  return [...blockSections(value, screen), ...otherSections(screen, value)];
}

/** JSON pointer of the object with the fields of a part: those of the card stand in the page. */
export function holderOf({ pointer }: Pick<Section, 'pointer'>): string {
  return pointer === '/card' ? '' : pointer;
}

function blockSection(
  value: JsonValue | undefined,
  pointer: string,
  { forms, shared }: BlockScreen,
): Section {
  const block = objectOrEmpty(value);
  if (typeof block.shared === 'string') {
    return {
      pointer,
      label: 'Gedeeld blok',
      detail: shared.find(({ name }) => name === block.shared)?.title ?? block.shared,
      description: 'Dit is een gedeeld blok: wat je erin verandert, verandert op elke pagina waar het staat.',
      value,
      shared: block.shared,
    };
  }
  const form: BlockForm | undefined = forms.blocks.find(({ type }) => type === block.type);
  return {
    pointer,
    label: form?.label ?? 'Onbekend blok',
    detail: form === undefined ? String(block.type ?? '') : textIn(block),
    description: form?.description ?? '',
    form,
    value,
  };
}

function textIn({ title, prefix, text }: JsonObject): string | undefined {
  return [title, prefix, text].find((words) => typeof words === 'string');
}

/** The part of a page in which a value stands. */
export function sectionOf(pointer: string): string {
  return /^\/blocks\/\d+|^\/card(?=\/|$)/.exec(pointer)?.[0] ?? '';
}

/** Where a document changed; of blocks that went, the one that stands there now. */
export function placeOfChange(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): string | undefined {
  const { blocks } = objectOrEmpty(after);
  const place = after === undefined ? undefined : firstDifference(before, after);
  const isBehindLast = Array.isArray(blocks) && place === `/blocks/${blocks.length}`;
  return isBehindLast ? `/blocks/${Math.max(0, blocks.length - 1)}` : place;
}

/** Whether a document can be filled in: only an object has fields. */
export function hasFields(value: JsonValue | undefined): boolean {
  return objectOrEmpty(value) === value;
}

/** An object, or an empty one in place of anything else. */
export function objectOrEmpty(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
