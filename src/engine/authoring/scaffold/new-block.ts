import { addEntry, addImport } from './add-to-module.ts';
import { newBlockSchema } from './new-block-schema.ts';
import { type ModuleEdit, pascalCase, type Scaffold } from './scaffold.ts';

/** Generates a block type: schema, component, styles and test. */
export function newBlock(type: string, { isLive = false } = {}): Scaffold {
  const name = pascalCase(type);
  const folder = `src/view/blocks/${type}`;
  const files = new Map([
    [
      `schemas/blocks/${type}.schema.json`,
      newBlockSchema(type, { title: `${name}Block`, required: ['title', 'text'] }),
    ],
    [`${folder}/${name}.tsx`, isLive ? liveComponent(type, name) : staticComponent(type, name)],
    [`${folder}/${name}.styles.ts`, styles],
    [`${folder}/${name}.test.tsx`, isLive ? liveTest(type, name) : staticTest(type, name)],
  ]);
  if (isLive)
    return {
      files,
      edits: liveBlockEdits(type, { notice: 'notices.generalUnreachable', states: liveStates }),
    };
  return { files, edits: [registration(type, { file: 'registry.ts', table: 'blockComponents' })] };
}

interface LiveBlock {
  /** Shown when its script cannot be loaded, as code. */
  notice: string;
  /** As code. */
  states: string;
}

/** Registers a live block for hydration and the catalogue. */
export function liveBlockEdits(type: string, { notice, states }: LiveBlock): ModuleEdit[] {
  const { file, edit } = registration(type, { file: 'live-registry.ts', table: 'liveComponents' });
  return [
    { file, edit: (text) => addEntry(edit(text), { table: 'offlineNotices', key: type, value: notice }) },
    {
      file: 'src/studio/blocks/live-states.ts',
      edit: (text) => addEntry(text, { table: 'liveStates', key: type, value: states }),
    },
  ];
}

function registration(type: string, { file, table }: { file: string; table: string }): ModuleEdit {
  const name = pascalCase(type);
  return {
    file: `src/view/blocks/${file}`,
    edit: (text) =>
      addImport(
        addEntry(text, { table, key: type, value: name }),
        `import { ${name} } from './${type}/${name}.tsx';`,
      ),
  };
}

const liveStates = "[{ name: 'dicht', label: 'Dicht', acts: [{ press: 'Verberg de tekst' }] }]";

function staticComponent(type: string, name: string): string {
  return `import type { BlockOf } from '../../../shared/page/page.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Words } from './${name}.styles.ts';

/** Say here in one sentence what a visitor sees. */
export function ${name}({ title, text }: BlockOf<'${type}'>) {
  return (
    <Container>
      <SectionHeading title={title} />
      <Words>
        <RichTextView text={text} />
      </Words>
    </Container>
  );
}
`;
}

function liveComponent(type: string, name: string): string {
  return `import { useId, useState } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { Button } from '../../parts/Button.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { Words } from './${name}.styles.ts';

/** Say here in one sentence what a visitor sees and does. */
export function ${name}({ title, text }: BlockOf<'${type}'>) {
  const [isOpen, setOpen] = useState(true);
  const wordsId = useId();
  return (
    <Container>
      <SectionHeading title={title} />
      <Button type="button" aria-expanded={isOpen} aria-controls={wordsId} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Verberg de tekst' : 'Toon de tekst'}
      </Button>
      <Words id={wordsId} hidden={!isOpen}>
        <RichTextView text={text} />
      </Words>
    </Container>
  );
}
`;
}

const styles = `import styled from 'styled-components';

export const Words = styled.p\`
  max-width: 65ch;
\`;
`;

function staticTest(type: string, name: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/${type}.schema.json' with { type: 'json' };
import { ${name} } from './${name}.tsx';

it.each(schema.examples)('${name} shows everything of the example $title', (example) => {
  const html = renderToStaticMarkup(<${name} {...example} type="${type}" />);
  expect(html).toContain(example.title);
  expect(html).toContain(example.text);
});
`;
}

function liveTest(type: string, name: string): string {
  return `// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/${type}.schema.json' with { type: 'json' };
import { hydrate } from '../../../../tests/hydrate.tsx';
import { ${name} } from './${name}.tsx';

it.each(schema.examples)('${name} hydrates and hides the text of the example $title', async (example) => {
  const element = await hydrate(<${name} {...example} type="${type}" />);
  const words = element.querySelector('p');
  expect(element.textContent).toContain(example.title);
  expect(words?.textContent).toBe(example.text);
  expect(words?.hidden).toBe(false);
  await act(async () => element.querySelector('button')?.click());
  expect(words?.hidden).toBe(true);
});
`;
}
