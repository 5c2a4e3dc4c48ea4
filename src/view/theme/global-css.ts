import { brandColours, greys } from '../../shared/site/brand-colours.ts';
import { fontFamilies } from './font-families.ts';

/** Shared by both colour schemes. */
export const measures = `
:root {
  color-scheme: light dark;
  --space-1: 4px; --space-2: 8px; --space-3: 12px; --space-4: 16px; --space-5: 20px; --space-6: 24px;
  --space-8: 32px; --space-10: 40px; --space-12: 48px;
  --section-space: clamp(1.375rem, .9rem + 1.9vw, 2.5rem);
  --gutter: clamp(16px, 4vw, 40px);
  --text-s: clamp(.875rem, .86rem + .1vw, .9375rem);
  --text-m: clamp(1.0625rem, 1.04rem + .12vw, 1.125rem);
  --text-l: min(9vw, clamp(1.1875rem, 1.13rem + .3vw, 1.375rem));
  --text-xl: min(9vw, clamp(1.3125rem, 1.2rem + .55vw, 1.6875rem));
  --text-2xl: min(11vw, clamp(1.5rem, 1.2rem + 1.85vw, 2.875rem));
  --text-3xl: clamp(2.375rem, 1.55rem + 4vw, 4.75rem);
  --font-display: ${fontFamilies.display};
  --font-text: ${fontFamilies.text};
  --radius-s: 8px; --radius-m: 16px; --radius-l: 28px;
  --content: 1200px;
  --header-height: 4.5rem;
}`;

const { light, dark } = brandColours;

/** Light scheme; the dark one overrides some. */
export const lightColours = `
:root {
  ${customProperties(light)}
  --shadow-s: 0 1px 2px ${light.ink}14, 0 4px 14px ${light.ink}0d;
  --shadow-m: 0 2px 4px ${light.ink}14, 0 16px 40px ${light.ink}1f;
}`;

export const darkColours = `
@media (prefers-color-scheme: dark) { :root {
  ${customProperties(dark)}
  --shadow-s: 0 1px 2px #0006; --shadow-m: 0 12px 36px #0009;
} }`;

// `min-width: 0` lets long words break in grid and flex items; headings in large letters must leave a phone space for
// them. Safari limits hyphens by the parts of a word alone.
const base = `
*, *::before, *::after { box-sizing: border-box; }
* { min-width: 0; margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: var(--space-6); }
@media (min-height: 30em) { html { scroll-padding-top: calc(var(--header-height) + var(--space-6)); } }
body { background: var(--cream); color: var(--ink); font: 400 var(--text-m)/1.6 var(--font-text); overflow-wrap: break-word; }
h1, h2, h3, h4 { font-family: var(--font-display); font-weight: 700; line-height: 1.12; letter-spacing: -.018em; text-wrap: balance; hyphens: auto; hyphenate-limit-chars: 16 6 5; -webkit-hyphenate-limit-before: 8; -webkit-hyphenate-limit-after: 7; }
h1 { font-size: var(--text-3xl); font-weight: 800; line-height: 1; letter-spacing: -.035em; }
@media (max-width: 400px) { h1 { font-size: min(2.125rem, 14vw); } }
h2 { font-size: var(--text-2xl); font-weight: 780; letter-spacing: -.028em; }
h3 { font-size: var(--text-xl); }
p, li, dd, blockquote { text-wrap: pretty; }
p { max-width: 43.5em; }
ul, ol, dl { padding: 0; list-style-position: outside; }
ul[role='list'], ol[role='list'] { list-style: none; }
a { color: var(--leaf); text-underline-offset: .18em; text-decoration-thickness: .07em; }
a:hover { color: var(--leaf-strong); text-decoration-thickness: .14em; }
img, svg { display: block; max-width: 100%; }
img { height: auto; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button, summary, label, select { cursor: pointer; }
:disabled { cursor: not-allowed; }
table { border-collapse: collapse; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
main:focus { outline: none; }
[data-whole] { white-space: nowrap; }
::selection { background: var(--carrot); color: var(--on-carrot); }
[data-block] { padding-block: var(--section-space); overflow-wrap: anywhere; }
@media (min-width: 60em) {
  main:has([data-side='right']) { display: grid; grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, calc(var(--content) / 2 + var(--gutter)))) minmax(0, 1fr); }
  main > * { grid-column: 1 / -1; }
  main > [data-side='left'] { grid-column: 2; }
  main > [data-side='right'] { grid-column: 3; }
}
.skip-link { position: absolute; inset-block-start: var(--space-2); inset-inline-start: var(--space-4); z-index: 20; padding: var(--space-3) var(--space-5); border-radius: var(--radius-s); background: var(--night); color: var(--on-night); font-weight: 700; }
.skip-link:hover { color: var(--on-night); }
.skip-link:not(:focus) { transform: translateY(-200%); }`;

// Not for keyboard focus, which must be seen at once.
const motion = `
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
@media (prefers-reduced-motion: no-preference) { html:not(:has(:focus-visible)) { scroll-behavior: smooth; } }`;

// No grey text where the visitor prefers more contrast. Icons and primary buttons follow forced colours; drawings keep
// their ground.
const contrast = `
@media (prefers-contrast: more) { :root { ${customProperties(Object.fromEntries(greys.map((name) => [name, 'var(--ink)'])))} } }
@media (forced-colors: active) {
  :root { --leaf: LinkText; --carrot: Highlight; --carrot-bright: Highlight; --on-carrot: HighlightText; --focus: CanvasText; }
  img, [data-variant='primary'] { forced-color-adjust: none; }
  img { background: ${light.picture}; }
}`;

// Black on white, without controls; only fields that are filled in. On paper the address of a source must be readable to be typed.
const print = `
@media print {
  :root { --gutter: 0px; --section-space: 4mm; --space-6: 3mm; --space-8: 4mm; --space-10: 5mm; --space-12: 6mm; --text-3xl: 24pt; --text-2xl: 16pt; font-size: 9pt; }
  * { background: none !important; box-shadow: none !important; color: #000 !important; }
  @page { size: A4; margin: 13mm 18mm; }
  nav, footer, .skip-link, button, [popover], svg:not(header svg, li > svg), [data-print='no'] { display: none !important; }
  main:has([data-filled]) > :not(:has([data-filled]), [data-block='notice']) { display: none; }
  details::details-content { content-visibility: visible; }
  main a[href^='https']:not([class], article *)::after { content: ' (' attr(href) ')'; }
  h2, h3, :has(> h2) { break-after: avoid; }
  :has(> h2), li, tr, table, figure, article, details { break-inside: avoid; }
}`;

/** Global styles, minified: tokens, reset, base type, focus ring, skip link; no `@font-face`. */
export const globalCss: string = [measures, lightColours, darkColours, base, motion, contrast, print]
  .join('')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,>]) ?/g, '$1')
  .replaceAll(': ', ':')
  .replaceAll(';}', '}');

function customProperties(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}
