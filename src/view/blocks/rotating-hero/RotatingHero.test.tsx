import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/rotating-hero.schema.json' with { type: 'json' };
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { componentRules } from '../../theme/component-rules.ts';
import { Words } from './RotatingHero.styles.ts';
import { RotatingHero } from './RotatingHero.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <RotatingHero
      type="rotating-hero"
      prefix="Hop into"
      prefixLanguage="en"
      words={['een lease', 'succes', 'je dromen']}
      text="Reken het uit."
    />
  </SiteContext>,
);
const heading = html.slice(html.indexOf('<h1>'), html.indexOf('</h1>'));

describe('RotatingHero', () => {
  it('reads as one sentence', () => {
    expect(heading.replace(/<[^>]+>/g, '')).toBe('Hop into een lease, succes of je dromen');
  });

  it('holds each word in an element of its own', () => {
    for (const word of ['een lease', 'succes', 'je dromen'])
      expect(heading).toContain(`<span>${word}</span>`);
  });

  it('marks the language of the words before it', () => {
    expect(html).toContain('<span lang="en">Hop into</span>');
  });

  it('turns as few and as many words as an author may write', () => {
    const css = componentRules({ words: { Words } })
      .map((rules) => rules.css)
      .join('');
    const counts = [...css.matchAll(/\[data-count='(\d+)'\]/g)].map(([, count]) => Number(count));
    const { minItems, maxItems } = schema.properties.words;
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([minItems, maxItems]);
    expect(css).toContain(`:nth-child(${maxItems})`);
  });

  it('can be paused by a checkbox that says so', () => {
    expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*\/?>Pauzeer het wisselende woord<\/label>/);
  });
});
