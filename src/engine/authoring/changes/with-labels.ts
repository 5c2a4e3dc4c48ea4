import type { BlockForm, EditorForms, FormControl, FormGroup } from '../../../shared/editor-forms.ts';
import { listAt, stringAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { SiteChanges } from './site-changes.ts';
import type { ValueChange } from './value-changes.ts';

interface Changed {
  before?: SourceDocument;
  after?: SourceDocument;
  changes: ValueChange[];
}

/** Changes that are told in the words of the forms, which authors know, instead of the names in JSON. */
export function withLabels(changes: SiteChanges, forms: EditorForms): SiteChanges {
  const labelled = <Each extends Changed>(each: Each): Each => ({
    ...each,
    changes: each.changes.map((change) => ({
      ...change,
      labels: labelsOf(change, change.after === undefined ? each.before : each.after, forms),
    })),
  });
  return {
    ...changes,
    pages: changes.pages.map((page) => ({
      ...labelled(page),
      blockLabels: listAt(page.after?.value, 'blocks').map((block) => formOf(block, forms)?.label),
    })),
    shared: changes.shared.map(labelled),
    site: changes.site && labelled(changes.site),
    glossary: changes.glossary && labelled(changes.glossary),
  };
}

function labelsOf(
  { path }: ValueChange,
  document: SourceDocument | undefined,
  forms: EditorForms,
): ValueChange['labels'] {
  if (document === undefined) return [];
  const { kind, value } = document;
  if (kind === 'shared') return labelsIn(formOf(value, forms), path);
  if (path[0] !== 'blocks') return labelsIn(forms.documents[kind], path);
  const [, index, ...steps] = path;
  const form = formOf(listAt(value, 'blocks')[Number(index)], forms);
  return [undefined, form?.label, ...labelsIn(form, steps)];
}

function formOf(block: JsonValue | undefined, { blocks }: EditorForms): BlockForm | undefined {
  return blocks.find(({ type }) => type === stringAt(block, 'type'));
}

/** What a form calls each step; undefined for an item, and for a field without a control. */
function labelsIn(form: FormGroup | undefined, steps: ValueChange['path']): (string | undefined)[] {
  let controls: FormControl[] = form ? [{ kind: 'group', start: null, ...form }] : [];
  return steps.map((step) => {
    const kinds = controls.flatMap((control) => (control.kind === 'either' ? control.controls : [control]));
    const field = kinds
      .flatMap((control) => (control.kind === 'group' ? control.fields : []))
      .find(({ name }) => name === step);
    controls = field
      ? [field.control]
      : kinds.flatMap((control) => (control.kind === 'list' ? [control.item] : []));
    return field?.label;
  });
}
