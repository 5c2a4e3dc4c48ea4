import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CalculatorSettings } from '../../../shared/schema-types.ts';
import { exampleSite } from '../../shell/example-site.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { EquipmentCalculator } from './EquipmentCalculator.tsx';

function render(equipmentType: string, calculator?: CalculatorSettings): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...exampleSite, calculator }}>
      {' '}
      <EquipmentCalculator
        type="equipment-calculator"
        title="Bereken je lease"
        equipmentType={equipmentType}
        equipmentName="Voorbeeld"
        priceExample={95_000}
      />
    </SiteContext>,
  );
}

it.each([
  ['vrachtwagen', ['price', 'leaseTerm', 'leaseType', 'downPayment']],
  ['it-hardware', ['price', 'leaseTerm', 'leaseType', 'downPayment', 'usage']],
])('asks on the page of %s what it needs to know at first', (equipmentType, names) => {
  expect([...render(equipmentType).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
});

it('offers its three lease forms', () => {
  const values = [...render('kipper').matchAll(/<option value="([a-z-]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['operational', 'financial', 'full-service']);
});

it('has its own button and an example of a price', () => {
  const html = render('kipper');
  expect(html).toContain('>Bereken Lease</button>');
  expect(html).toContain('placeholder="bijv. 95.000"');
});

it('offers and says what the site prescribes', () => {
  const own = { annualRate: 7.5, terms: [12, 30], vehicleMileages: ['5.000'] };
  const html = render('vrachtwagen', own);
  expect(html).toContain('We rekenen met een rekenrente van 7,5% per jaar');
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value)).toEqual(['12', '30']);
});
