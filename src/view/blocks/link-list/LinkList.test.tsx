import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { LinkList } from './LinkList.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <LinkList
      type="link-list"
      title="Lees verder"
      items={[
        { label: 'Bakwagen', href: '/a' },
        { label: 'Bus', href: '/b' },
      ]}
    />
  </SiteContext>,
);

describe('LinkList', () => {
  it('lists every link under its heading', () => {
    expect(html).toContain('<h2>Lees verder</h2>');
    expect(html.match(/<li><a href/g)).toHaveLength(2);
  });
});
