import { addEntry } from './add-to-module.ts';
import { liveBlockEdits } from './new-block.ts';
import { newBlockSchema } from './new-block-schema.ts';
import { camelCase, pascalCase, type Scaffold } from './scaffold.ts';

/** Generates a lead form and its block, ready to accept leads. */
export function newLeadForm(name: string): Scaffold {
  const form = camelCase(name);
  const type = `${name}-form`;
  const component = pascalCase(type);
  const folder = `src/view/blocks/${type}`;
  return {
    files: new Map([
      [
        `schemas/blocks/${type}.schema.json`,
        newBlockSchema(type, { title: `${component}Block`, required: ['title'] }),
      ],
      [`${folder}/${component}.tsx`, componentText(type, form)],
      [`${folder}/${component}.test.tsx`, testText(type, form)],
    ]),
    edits: [
      ...liveBlockEdits(type, {
        notice: `formMissing`,
        states: `formStates(leadForms.${form})`,
      }),
      {
        file: 'src/shared/leads/notices.ts',
        edit: (text) => addEntry(text, { table: 'notices', key: `${form}Sent`, value: sentNotice }),
      },
      {
        file: 'src/shared/leads/lead-forms.ts',
        edit: (text) => {
          const withKind = addEntry(text, { table: 'leadKinds', key: name, value: kind });
          return addEntry(withKind, { table: 'leadForms', key: form, value: formText(name, form) });
        },
      },
    ],
  };
}

const sentNotice = `{
    tone: 'good',
    title: 'Aanvraag verzonden!',
    text: 'We nemen binnen 24 uur contact met je op.',
  }`;

const kind = `{
    name: 'Aanvraag',
    received: 'je aanvraag',
    next: 'We nemen binnen 24 uur contact met je op.',
  }`;

function formText(formType: string, form: string): string {
  return `{
    formType: '${formType}',
    fields: { firstName: 'required', lastName: 'required', email: 'required', phone: 'optional' },
    submitLabel: 'Verstuur aanvraag',
    busyLabel: 'Verzenden...',
    notices: { sent: notices.${form}Sent, ...failures },
  }`;
}

function componentText(type: string, form: string): string {
  return `import type { BlockOf } from '../../../shared/page/page.ts';
import { FormCard } from '../../forms/FormCard.styles.ts';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';

/** Say here in one sentence what a visitor asks with it. */
export function ${pascalCase(type)}({ title, text }: BlockOf<'${type}'>) {
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <FormCard>
        <LeadForm form="${form}" />
      </FormCard>
    </Container>
  );
}
`;
}

function testText(type: string, form: string): string {
  const component = pascalCase(type);
  return `// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/${type}.schema.json' with { type: 'json' };
import { hydrate } from '../../../../tests/hydrate.tsx';
import { fieldsOf, leadForms } from '../../../shared/leads/lead-forms.ts';
import { ${component} } from './${component}.tsx';

it.each(schema.examples)('${component} hydrates with every field of its form: $title', async (example) => {
  const element = await hydrate(<${component} {...example} type="${type}" />);
  const controls = [...element.querySelectorAll('form [name]')].map((control) => control.getAttribute('name'));
  expect(controls).toEqual([...fieldsOf(leadForms.${form}).map(({ name }) => name), 'website']);
});
`;
}
