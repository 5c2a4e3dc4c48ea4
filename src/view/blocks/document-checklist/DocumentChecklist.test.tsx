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
  it('groups the documents under their heading, each with a box', () => {
    expect(html).toContain('<legend>Starter</legend>');
    expect(html.match(/<label><input type="checkbox" value="[^"]+"\/><span>/g)).toHaveLength(3);
  });

  it('promises nothing before the script is there', () => {
    expect(html).not.toContain('bewaard');
    expect(html).not.toContain('<button');
  });
});
