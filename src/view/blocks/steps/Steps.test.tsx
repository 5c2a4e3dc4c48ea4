import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Steps } from './Steps.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Steps
      type="steps"
      title="Zo werkt het"
      items={[
        { title: 'Reken', text: 'Vul in.' },
        { title: 'Rijd', text: 'Klaar.' },
      ]}
    />
  </SiteContext>,
);

describe('Steps', () => {
  it('is an ordered list of headings', () => {
    expect(html).toMatch(/<ol/);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('<h3>Rijd</h3>');
  });

  it('leaps to the next step, not past the last', () => {
    expect(html.match(/<path/g)).toHaveLength(2);
  });
});
