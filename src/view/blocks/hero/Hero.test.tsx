import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Hero } from './Hero.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Hero
      type="hero"
      title="Lease for winners"
      titleLanguage="en"
      eyebrow="Equipment"
      text={['Vanaf ', { strong: '24' }, ' maanden']}
      image={{ src: '/images/x.svg', alt: 'Een bakwagen', width: 320, height: 180 }}
      back={{ label: 'Terug naar Equipment', href: '/equipment' }}
      actions={[
        { label: 'Bereken', href: '/calculator' },
        { label: 'Bel', href: 'tel:+31260000000' },
      ]}
    />
  </SiteContext>,
);

describe('Hero', () => {
  it('has one page heading in its own language', () => {
    expect(html).toMatch(/<h1 lang="en">Lease for winners<\/h1>/);
  });

  it.each([
    [
      { publishedOn: '2026-11-01', author: 'Sanne Jansen' },
      'Door Sanne Jansen, <time dateTime="2026-11-01">',
    ],
    [{ publishedOn: '2026-11-01' }, 'Verschenen op <time dateTime="2026-11-01">1 november 2026</time>'],
  ])('says of an article who wrote it and when', (byline, expected) => {
    expect(renderToStaticMarkup(<Hero type="hero" title="Leasen" text="a" byline={byline} />)).toContain(
      expected,
    );
    expect(html).not.toContain('<time');
  });

  it.each([
    ['Lease for winners', undefined],
    ['Vrachtwagen leasen', undefined],
    ['Bedrijfswagen leasen', '17'],
    ['Landbouwmachine leasen', '17'],
    ['Grondbewerkingsmachine leasen', '22'],
    ['Auto leasen voor grondbewerkingsmachines', '30'],
    ['Meervoudigepersoonlijkheidsstoornissen', '30'],
  ])('says for how many letters "%s" is set smaller when its longest word may not fit', (title, letters) => {
    const heading = renderToStaticMarkup(<Hero type="hero" title={title} text="a" />);
    expect(/<h1 data-letters="(\d+)"/.exec(heading)?.[1]).toBe(letters);
  });

  it('begins with the link back', () => {
    expect(html.indexOf('Terug naar Equipment')).toBeLessThan(html.indexOf('<h1'));
  });

  it('makes only the first action the primary one', () => {
    expect(html.match(/data-variant="primary"/g)).toHaveLength(1);
    expect(html.match(/data-variant="secondary"/g)).toHaveLength(1);
  });

  it('shows its picture with measures, loaded at once', () => {
    expect(html).toMatch(/<img[^>]* width="320" height="180" loading="eager"/);
  });
});
