import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { InsuranceForm } from './InsuranceForm.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <InsuranceForm type="insurance-form" title="Stel je vraag" />
  </SiteContext>,
);

it('has its fields', () => {
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  const fields = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'companyName',
    'kvkNumber',
    'message',
    'website',
  ];
  expect(names).toEqual(fields);
});

it('marks the fields that may stay empty', () => {
  const optional = [...html.matchAll(/>([^<>]+)<span[^>]*> \(niet verplicht\)/g)].map(([, label]) => label);
  expect(optional).toEqual(['Telefoonnummer', 'Bedrijfsnaam', 'KvK-nummer']);
});
