import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { LeaseCalculator } from './LeaseCalculator.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <LeaseCalculator type="lease-calculator" title="Bereken je lease" />
  </SiteContext>,
);

it('has its fields in the page before any script, without the ones that depend on a choice', () => {
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['vehiclePrice', 'leaseType', 'leaseTerm', 'downPayment']);
});

it('offers its lease forms and terms, and nothing is chosen', () => {
  const values = [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
  const leaseTypes = ['', 'financial', 'operational', 'fullservice', 'saleleaseback'];
  expect(values).toEqual([...leaseTypes, '', '24', '36', '48', '60', '72']);
  expect(html).toContain('<option value="" selected="">Kies een leasevorm</option>');
});

it('has a disabled button that says why', () => {
  const [, hint] = /<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>Vul aanschafwaarde, leasevorm en looptijd in<`));
});

it('describes each amount by what stands below it', () => {
  const described = [...html.matchAll(/<input(?=[^>]* name="(\w+)")[^>]* aria-describedby="([^"]+)"/g)];
  expect(described.map(([, name]) => name)).toEqual(['vehiclePrice', 'downPayment']);
  for (const [, name, message] of described) expect(html, name).toContain(`<p id="${message}"`);
});

it('never puts what is filled in into an address, and checks by itself', () => {
  expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*noValidate="")/);
});

it('explains the words beside its fields that somebody has explained, outside their labels', () => {
  const terms = [{ title: 'looptijd', text: 'Hoelang het duurt.' }];
  const explaining = renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <LeaseCalculator type="lease-calculator" title="Bereken je lease" terms={terms} />
    </SiteContext>,
  );
  expect(explaining).toMatch(/>Looptijd<\/label><button[^>]*aria-label="Uitleg: looptijd"/);
  expect(explaining.match(/Uitleg: /g)).toHaveLength(1);
  expect(html).not.toContain('Uitleg: ');
});

it('says what it is meant for and what it assumes', () => {
  expect(html).toContain('Deze berekening is bedoeld voor zakelijk gebruik en is geen aanbod.');
  expect(html).toContain('We rekenen met een rekenrente van 12% per jaar; dat is een aanname.');
});
