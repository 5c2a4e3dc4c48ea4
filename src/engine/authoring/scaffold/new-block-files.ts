/** A block type in kebab-case as it stands in code: `type-cards` gives `TypeCards`. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The files of a new block type, as text by path from the project folder: schema, component, styles and test.
 * They are right as they stand, with a title and a text, and wait for the fields that the block is for.
 */
export function newBlockFiles(type: string): Map<string, string> {
  const name = componentName(type);
  const folder = `src/view/blocks/${type}`;
  return new Map([
    [`schemas/blocks/${type}.schema.json`, schemaOf(type, name)],
    [`${folder}/${name}.tsx`, componentOf(type, name)],
    [`${folder}/${name}.styles.ts`, styles],
    [`${folder}/${name}.test.tsx`, testOf(type, name)],
  ]);
}

function schemaOf(type: string, name: string): string {
  const description = `Zeg hier in één zin waar het blok ${type} voor is.`;
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `${name}Block`,
    description,
    type: 'object',
    required: ['type', 'title', 'text'],
    additionalProperties: false,
    properties: {
      type: { const: type, description },
      id: {
        description: 'Naam van dit blok in een adres: /pagina#naam springt hierheen.',
        type: 'string',
        maxLength: 60,
        pattern: '^[a-z][a-z0-9-]*$',
        patternErrorMessage:
          'Begin met een kleine letter en gebruik daarna alleen kleine letters, cijfers en streepjes.',
      },
      title: { description: 'Kop van dit blok.', type: 'string', minLength: 1, maxLength: 120 },
      text: {
        description: 'Tekst onder de kop.',
        type: 'string',
        allOf: [{ $ref: '../parts/rich-text.schema.json' }],
      },
    },
    examples: [{ type, id: 'voorbeeld', title: 'Een kop', text: 'Een korte tekst onder de kop.' }],
  };
  const text = JSON.stringify(schema, null, 2);
  // The formatter keeps a short list of names on one line.
  return `${text.replace(/\[\s+("\w+"(?:,\s+"\w+")*)\s+\]/, (_, names: string) => `[${names.replace(/\s+/g, ' ')}]`)}\n`;
}

function componentOf(type: string, name: string): string {
  return `import type { BlockOf } from '../../../shared/page.ts';
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

const styles = `import styled from 'styled-components';

export const Words = styled.p\`
  max-width: 65ch;
\`;
`;

function testOf(type: string, name: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/${type}.schema.json' with { type: 'json' };
import { ${name} } from './${name}.tsx';

it.each(schema.examples)('shows everything of the example "$title"', (example) => {
  const html = renderToStaticMarkup(<${name} {...example} type="${type}" />);
  expect(html).toContain(example.title);
  expect(html).toContain(example.text);
});
`;
}
