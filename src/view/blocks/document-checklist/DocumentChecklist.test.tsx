import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocumentChecklist } from './DocumentChecklist.tsx';

const html = renderToStaticMarkup(
  <DocumentChecklist
    type="document-checklist"
    title="Stukken"
    groups={[
      { title: 'Starter', items: ['Plan', 'Begroting'] },
      { title: 'Bv', items: ['Jaarcijfers'] },
    ]}
  />,
);

describe('DocumentChecklist', () => {
  it('lists the documents under their heading, which reading modes keep, each with a box', () => {
    expect(html).toMatch(/<h3[^>]*>Starter<\/h3><ul role="list" aria-label="Starter"/);
    expect(html.match(/<li><label><input type="checkbox" value="[^"]+"\/><span>/g)).toHaveLength(3);
  });

  it('promises nothing before the script is there', () => {
    expect(html).not.toContain('bewaard');
    expect(html).not.toContain('<button');
  });
});
