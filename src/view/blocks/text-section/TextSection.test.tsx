import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
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

  it('goes on without a heading: with a smaller one, numbers and a picture with its caption', () => {
    const more = renderToStaticMarkup(
      <TextSection
        type="text-section"
        subheading="Zo doe je dat"
        text={['Eerst dit.']}
        items={['Bel ons', 'Kies']}
        listStyle="numbers"
        image={{ src: '/images/bus.svg', alt: 'Een bus', width: 8, height: 6 }}
        caption="Een bus uit 2026."
      />,
    );
    expect(more).not.toContain('<h2');
    expect(more).toContain('<h3>Zo doe je dat</h3><p>Eerst dit.</p><ol><li>Bel ons</li><li>Kies</li></ol>');
    expect(more).toMatch(
      /<figure><img src="\/images\/bus.svg".*><figcaption>Een bus uit 2026\.<\/figcaption>/,
    );
  });

  it('quotes somebody, and says who', () => {
    const quoting = renderToStaticMarkup(
      <TextSection
        type="text-section"
        text={['Zo staat het er.']}
        quote={{ text: ['Rente is ', { em: 'meestal' }, ' aftrekbaar.'], source: 'Belastingdienst' }}
      />,
    );
    expect(quoting).toMatch(
      /<blockquote>“Rente is <em>meestal<\/em> aftrekbaar\.”<\/blockquote><figcaption>Belastingdienst</,
    );
  });

  it('says in Dutch when it was checked', () => {
    expect(html).toMatch(/Laatst gecontroleerd op <time dateTime="2026-11-01">1 november 2026<\/time>/i);
  });
});
