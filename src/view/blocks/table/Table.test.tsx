import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Table } from './Table.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Table
      type="table"
      title="Vergelijk"
      columns={['Voertuig', 'Prijs']}
      rows={[
        ['Bakwagen', [{ strong: '€ 50.000' }]],
        ['Bus', '€ 30.000'],
      ]}
    />
  </SiteContext>,
);

describe('Table', () => {
  it('is a table with the name of its heading, and heads for columns and rows', () => {
    expect(html).toContain('<table aria-label="Vergelijk"');
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html.match(/scope="row"/g)).toHaveLength(2);
  });

  it('may have an empty corner, and a note below', () => {
    const more = renderToStaticMarkup(
      <Table
        type="table"
        title="Vergelijk"
        columns={['', 'Prijs']}
        rows={[['Bus', '€ 30.000']]}
        note="Prijzen zonder btw."
      />,
    );
    expect(more).toContain('<tr><td></td><th scope="col" data-align="end">Prijs</th></tr>');
    expect(more).toMatch(/<\/table><\/div><p[^>]*>Prijzen zonder btw\.<\/p>/);
  });

  it('puts amounts under each other where a column has nothing else', () => {
    const aligned = renderToStaticMarkup(
      <Table
        type="table"
        title="Vergelijk"
        columns={['Keuze', 'Looptijd', 'Per maand', 'Restwaarde']}
        rows={[
          ['Kort', '24 maanden', [{ label: '€ 1.883', href: '/calculator' }], '€ 0'],
          ['Lang', '60 maanden', '€ 890', 'Geen'],
        ]}
      />,
    );
    expect(aligned).toContain('<th scope="col" data-align="end">Per maand</th>');
    expect(aligned.match(/<td data-align="end">/g)).toHaveLength(2);
  });

  it('repeats the column beside the value for phones', () => {
    expect(html).toMatch(/<td data-align="end"><span[^>]*>Prijs: <\/span><span><strong>€ 50.000<\/strong>/);
  });
});
