import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Notice } from './Notice.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Notice
      type="notice"
      title="Let op"
      text="Indicatief."
      link={{ label: 'Neem contact op', href: '/contact' }}
    />
  </SiteContext>,
);

describe('Notice', () => {
  it('has a heading, its text and a link', () => {
    expect(html).toContain('<h2>Let op</h2><p>Indicatief.</p>');
    expect(html).toContain('href="/contact"');
  });

  it('is not announced as an alert', () => {
    expect(html).not.toContain('role=');
  });
});
