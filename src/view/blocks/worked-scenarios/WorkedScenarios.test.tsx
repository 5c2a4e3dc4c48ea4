import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { WorkedScenarios } from './WorkedScenarios.tsx';

const story = { title: 'Een bus', text: 'Ze begint net.', price: 40_000, months: 48, path: '/bus' };

function render(more: { downPaymentShare?: number } = {}): string {
  return renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <WorkedScenarios type="worked-scenarios" title="Zo kan het" items={[{ ...story, ...more }]} />
    </SiteContext>,
  );
}

describe('WorkedScenarios', () => {
  it('works out the sum as the calculators do', () => {
    expect(render()).toContain(`<dt>Per maand</dt><dd>${formatEuro(1053)}</dd>`);
    expect(render()).not.toContain('Aanbetaling');
    expect(render({ downPaymentShare: 10 })).toContain(`<dt>Aanbetaling</dt><dd>${formatEuro(4000)}</dd>`);
  });

  it('opens it in the calculator of the page', () => {
    expect(render({ downPaymentShare: 10 })).toMatch(
      /href="\/bus#prijs=40000&amp;vorm=financial&amp;looptijd=48&amp;aanbetaling=4000"/,
    );
  });
});
