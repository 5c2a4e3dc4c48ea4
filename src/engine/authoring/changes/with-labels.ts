import type { EditorForms } from '../../../shared/authors/editor-forms.ts';
import { type FormPlace, placeOfForm, placesWithin } from '../../../shared/authors/form-place.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { listAt, stringAt } from '../../json/json-shape.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { DocumentPair } from './page-pairs.ts';
import type { SiteChanges } from './site-changes.ts';
import type { ValueChange } from './value-changes.ts';

interface Changed extends DocumentPair {
  changes: ValueChange[];
}

/** Changes with the labels of the forms, which authors know, instead of the names in JSON. */
export function withLabels(changes: SiteChanges, forms: EditorForms): SiteChanges {
  const labelled = <Each extends Changed>(each: Each): Each => ({
    ...each,
    form: formOfDocument(each.after ?? each.before, forms),
    changes: each.changes.map((change) => {
      const places = placesOf(change, change.after === undefined ? each.before : each.after, forms);
      return { ...change, labels: places.map(({ label }) => label), form: places.at(-1) };
    }),
  });
  return {
    ...changes,
    pages: changes.pages.map((page) => ({
      ...labelled(page),
      blockForms: listAt(page.after?.value, 'blocks').map((block) => formOfBlock(block, forms)),
    })),
    shared: changes.shared.map(labelled),
    site: changes.site && labelled(changes.site),
    glossary: changes.glossary && labelled(changes.glossary),
  };
}

/** Of each step to a change. */
function placesOf(
  { path }: ValueChange,
  document: SourceDocument | undefined,
  forms: EditorForms,
): FormPlace[] {
  const [first, index, ...steps] = path;
  if (document?.kind !== 'page' || first !== 'blocks')
    return placesWithin(formOfDocument(document, forms), path);
  const block = formOfBlock(listAt(document.value, 'blocks')[Number(index)], forms);
  return [{}, ...(index === undefined ? [] : [block]), ...placesWithin(block, steps)];
}

function formOfDocument(document: SourceDocument | undefined, forms: EditorForms): FormPlace {
  if (document === undefined) return {};
  const { kind, value } = document;
  return kind === 'shared' ? formOfBlock(value, forms) : placeOfForm(forms.documents[kind]);
}

function formOfBlock(block: JsonValue | undefined, { blocks }: EditorForms): FormPlace {
  return placeOfForm(blocks.find(({ type }) => type === stringAt(block, 'type')));
}
