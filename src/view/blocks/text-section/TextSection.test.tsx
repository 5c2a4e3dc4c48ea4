import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../shell/example-site.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { TextSection } from './TextSection.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <TextSection
      type="text-section"
      title="Over lease"
      text={['Eerste.', 'Tweede.']}
      items={['Punt']}
      checkedOn="2026-11-01"
    />
  </SiteContext>,
);

describe('TextSection', () => {
  it('shows each paragraph and the list', () => {
    expect(html).toContain('<p>Eerste.</p><p>Tweede.</p>');
    expect(html.match(/<li>/g)).toHaveLength(1);
  });

  it('says in Dutch when it was checked', () => {
    expect(html).toMatch(/Laatst gecontroleerd op <time dateTime="2026-11-01">1 november 2026<\/time>/i);
  });
});
