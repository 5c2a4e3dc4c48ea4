import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import type { CalculatorSettings } from '../../../shared/schema-types.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { EquipmentCalculator } from './EquipmentCalculator.tsx';

function render(asks: BlockOf<'equipment-calculator'>['asks'], calculator?: CalculatorSettings): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...exampleSite, calculator }}>
      {' '}
      <EquipmentCalculator
        type="equipment-calculator"
        title="Bereken je lease"
        equipmentType="voorbeeld"
        equipmentName="Voorbeeld"
        priceExample={95_000}
        asks={asks}
      />
    </SiteContext>,
  );
}

it.each([
  [undefined, ['price', 'leaseTerm', 'leaseType', 'downPayment']],
  [['mileage' as const], ['price', 'leaseTerm', 'leaseType', 'downPayment']],
  [['hardware' as const], ['price', 'leaseTerm', 'leaseType', 'downPayment', 'usage']],
])('with %j as further questions asks what it needs to know at first', (asks, names) => {
  expect([...render(asks).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
});

it('offers its three lease forms', () => {
  const values = [...render(undefined).matchAll(/<option value="([a-z-]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['operational', 'financial', 'full-service']);
});

it('has its own button and an example of a price', () => {
  const html = render(undefined);
  expect(html).toContain('>Bereken Lease</button>');
  expect(html).toContain('placeholder="bijv. 95.000"');
});

it('offers and says what the site prescribes', () => {
  const own = { annualRate: 7.5, terms: [12, 30], vehicleMileages: ['5.000'] };
  const html = render(['mileage'], own);
  expect(html).toContain('We rekenen met een rekenrente van 7,5% per jaar');
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value)).toEqual(['12', '30']);
});
