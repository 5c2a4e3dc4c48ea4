import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LeaseGuide } from './LeaseGuide.tsx';

it('leads from each answer to a question or an outcome in the same page', () => {
  const html = renderToStaticMarkup(
    <LeaseGuide
      type="lease-guide"
      id="hulp"
      title="Welke lease?"
      questions={[
        {
          key: 'eigendom',
          question: 'Wil je eigenaar worden?',
          answers: [
            { label: 'Ja', goesTo: 'financial' },
            { label: 'Nee', goesTo: 'operational' },
          ],
        },
      ]}
      outcomes={[
        {
          key: 'financial',
          title: 'Financial Lease',
          reasons: ['Van jou.'],
          links: [{ label: 'Lees', href: '/a' }],
        },
        {
          key: 'operational',
          title: 'Operational Lease',
          reasons: ['Zorgeloos.'],
          links: [{ label: 'Lees', href: '/b' }],
        },
      ]}
    />,
  );
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  expect(targets).toEqual(['hulp-financial', 'hulp-operational', 'hulp', 'hulp']);
  const steps = [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  expect(steps).toEqual(['hulp-eigendom', 'hulp-financial', 'hulp-operational']);
});
