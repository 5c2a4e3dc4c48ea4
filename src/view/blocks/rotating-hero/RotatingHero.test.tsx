import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
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

  it('can be paused by a checkbox that says so', () => {
    expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*\/?>Pauzeer het wisselende woord<\/label>/);
  });
});
