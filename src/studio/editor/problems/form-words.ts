import type { EditorForms, FormControl, FormField, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { placeOfForm, placesWithin } from '../../../shared/authors/form-place.ts';
import type { SingleDocument } from '../../../shared/page/document-kind.ts';
import { documentNames } from '../../../shared/page/document-names.ts';

/** Where a message is read. */
export interface FormWords {
  forms: EditorForms;
  /** Of the part in which the problem is. */
  near?: FormGroup;
  /** The way from that part to its value. */
  steps?: readonly string[];
  /** Whether it quotes a word of a text, which may be that of a field: `label`. */
  isAboutWord?: boolean;
}

/** A table as JSON; a form fills itself with the cells that are pasted into it. */
const writtenTable = / in "blocks" een blok van, [^{]*\{ "type": "table".*$/;

/** What to write for a field that is missing; its form has a button for a group or a list, and an empty control for the rest. */
const writtenField = /Voeg toe: "([a-z][A-Za-z]*)": (?:([{[]).*|"[^"]*"|\w+)\.?/;

/**
 * A message in the words of the forms: fields, types of blocks and documents by their labels. JSON that is to be
 * written stays, as does a name that forms call differently.
 */
export function inFormWords(text: string, { forms, near, steps = [], isAboutWord }: FormWords): string {
  const named = forms.blocks.filter(({ type }) => text.includes(`type "${type}"`));
  const documents = Object.values(forms.documents);
  // The nearest first: `text` has another label elsewhere. Outside all parts the document's form counts.
  const nearest = near ? [[near], named] : [named, documents];
  const whereToLook = [...nearest, [...documents, ...forms.blocks]];
  const around = near ? groupsTo(near, steps) : [];
  const labelOf = (name: string): string | undefined => {
    if (isAboutWord) return undefined;
    // In a list beside the forms.
    if (name === 'blocks') return 'Blokken';
    const own = around.flatMap(({ fields }) => fields.find((field) => field.name === name)?.label ?? [])[0];
    if (own !== undefined) return own;
    // Blocks have one too, which no form calls by a name.
    const groups = name === 'type' ? [near ? [near] : []] : whereToLook;
    return groups.flatMap((each) => onlyLabel(name, each) ?? [])[0];
  };
  const message = text
    .replace(writtenTable, ' een blok van type "table" van: plak hem daar in het eerste veld van "columns".')
    .replace(writtenField, (whole, name: string, bracket?: string) => {
      if (name === 'blocks') return 'Kies “Blok toevoegen”.';
      const label = labelOf(name);
      if (label === undefined) return whole;
      return bracket ? `Kies “Voeg toe: ${label}”.` : `Vul “${label}” in.`;
    });
  if (message.includes('{')) return message;
  return (
    message
      .replace(/\bblok van type "([a-z-]+)"/g, (whole, type: string) => {
        const label = forms.blocks.find((form) => form.type === type)?.label;
        return label === undefined ? whole : `blok “${label}”`;
      })
      .replace(/"([a-z][A-Za-z]*)"/g, (whole, name: string) => {
        const label = labelOf(name);
        return label === undefined ? whole : `“${label}”`;
      })
      .replace(/”: \["([^"]*)"\]/g, '”: "$1"')
      .replace(/”: true\b/g, '”: aangevinkt')
      // A form has none.
      .replace(/,? zonder aanhalingstekens| \("\\n"\)/g, '')
      .replace(
        /"?[^\s"]*_(site|glossary)\.json"?/g,
        (_, kind: SingleDocument) => `de ${documentNames[kind].toLowerCase()}`,
      )
      .replace(/"?[^\s"]*_words\.txt"?/g, 'de woordenlijst')
      .replace(/ \([^\s)]*_shared\)/g, '')
  );
}

/** The groups of fields around a value, from the nearest to that of the whole part. */
function groupsTo(form: FormGroup, steps: readonly string[]): FormGroup[] {
  const start = placeOfForm(form);
  return [start, ...placesWithin(start, steps)]
    .flatMap(({ control }) => (control?.kind === 'either' ? control.controls : (control ?? [])))
    .filter((control) => control.kind === 'group')
    .reverse();
}

/** What all these forms call the field; undefined where they differ. */
function onlyLabel(name: string, groups: readonly FormGroup[]): string | undefined {
  const labels = new Set(
    groups.flatMap(fieldsIn).flatMap((field) => (field.name === name ? [field.label] : [])),
  );
  const [label] = labels;
  return labels.size === 1 ? label : undefined;
}

function fieldsIn({ fields }: FormGroup): FormField[] {
  return fields.flatMap((field) => [field, ...fieldsOf(field.control)]);
}

function fieldsOf(control: FormControl): FormField[] {
  if (control.kind === 'list') return fieldsOf(control.item);
  if (control.kind === 'either') return control.controls.flatMap(fieldsOf);
  return control.kind === 'group' ? fieldsIn(control) : [];
}
