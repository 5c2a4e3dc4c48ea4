// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { editorForms } from '../../src/engine/authoring/catalogue/form-fields.ts';
import { SectionForm } from '../../src/studio/editor/SectionForm.tsx';
import { EditorContext } from '../../src/studio/editor/store/editor-context.ts';
import { createEditorStore } from '../../src/studio/editor/store/editor-store.ts';
import { exampleScreen, idleEngine } from '../example-editor.ts';
import { hydrate } from '../hydrate.tsx';
import { blocks, schemas } from './contract-site.ts';
import { createGenerator } from './generate-values.ts';

const forms = editorForms(schemas);
/** Of three items, two are of one kind where a list has two. */
const generator = createGenerator(schemas, { maxListLength: 3 });

test.each(blocks)(
  'a screen reader gives each control of the form of %s a name of its own',
  async (_type, schema) => {
    const value = { blocks: [generator.largest(schema)] };
    const screen = { ...exampleScreen, forms, document: { ...exampleScreen.document, value } };
    const store = createEditorStore(screen, idleEngine);
    const form = await hydrate(
      <EditorContext value={{ screen, store }}>
        <SectionForm />
      </EditorContext>,
    );
    const paths = [...form.querySelectorAll('button, input, select, textarea')].map(pathOf);
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((words, index) => paths.indexOf(words) < index)).toEqual([]);
    expect([...form.querySelectorAll(groups)].filter((group) => nameOf(group) === '')).toEqual([]);
  },
);

const groups = 'section, fieldset, [role=group]';

/** What a control is called, after the groups that it stands in, outermost first. */
function pathOf(control: Element): string {
  const around = control.parentElement?.closest(groups);
  return `${around ? `${pathOf(around)} → ` : ''}${nameOf(control)}`;
}

function nameOf(element: Element): string {
  const label =
    document.querySelector(`label[for="${element.id}"]`) ?? element.querySelector(':scope > legend');
  return element.getAttribute('aria-label') ?? (label ?? element).textContent?.trim() ?? '';
}
