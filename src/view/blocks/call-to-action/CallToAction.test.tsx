import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { CallToAction } from './CallToAction.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <CallToAction
      type="call-to-action"
      title="Klaar?"
      text="Reken het uit."
      actions={[
        { label: 'Bereken', href: '/calculator' },
        { label: 'Contact Opnemen', href: '/contact' },
      ]}
    />
  </SiteContext>,
);

describe('CallToAction', () => {
  it('has a heading and its actions, the first as the primary one', () => {
    expect(html).toContain('<h2>Klaar?</h2>');
    expect(html).toMatch(/href="\/calculator" data-variant="primary"/);
    expect(html).toMatch(/href="\/contact" data-variant="secondary"/);
  });
});
