import styled from 'styled-components';

/**
 * A hero with its calculator: beside one another on wide screens, what helps to choose below both. The picture of the hero
 * stands on the calculator.
 */
export const OpeningGrid = styled.div`
  --standing: 0px;
  --beside: clamp(var(--space-8), 5vw, 64px);
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--gutter) var(--section-space);

  &:has([data-part='picture']) { --standing: 5.75rem; }
  & > section { --gutter: 0px; padding: 0; }
  & > section:first-child > div > div { display: block; }
  & [data-part='panel'] {
    padding: clamp(var(--space-5), 3vw, var(--space-8));
    border: 1px solid var(--line);
    border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
    background: var(--card);
    box-shadow: var(--shadow-m);
  }
  & [data-part='panel'] > :first-child { gap: var(--space-2); margin-block-end: var(--space-5); }
  & [data-part='panel'] > :first-child > h2 { font-size: var(--text-xl); }
  & [data-part='panel'] > :first-child > p { font-size: var(--text-m); }
  & [data-part='fields'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12.75rem, 40%)), 1fr)); gap: 0 var(--space-3); font-size: 1rem; }
  & [data-part='fields'] > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  /* Labels, controls and messages beside one another on the same lines. */
  @supports (grid-template-rows: subgrid) {
    & [data-part='fields'] > * { grid-row: span 3; grid-template-rows: subgrid; align-items: end; }
    & [data-part='fields'] > * > :last-child { align-self: start; }
  }
  & form { padding: 0; border: 0; box-shadow: none; }
  & [data-part='panel'] > div { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
  /* The fields stand right above it. */
  @media screen { & [data-part='input'] { display: none; } }
  & [data-part='result'] { position: static; padding: var(--space-5); box-shadow: none; }

  /* Standing on the calculator, not under the arc. */
  & [data-part='picture'] { display: grid; justify-items: end; height: var(--standing); margin: var(--space-3) var(--space-4) 0; padding: 0; border-radius: 0; background: none; }
  & :is([data-part='panel'] > :first-child, [data-part='picture']) > svg { display: none; }
  & [data-part='picture'] :is(img, img[data-colour]) { width: auto; height: var(--standing); background: none; aspect-ratio: auto; object-fit: contain; }
  /* The ground of each drawing is at 85 % of its height. */
  & [data-part='picture'] > img:not([data-colour]) { translate: 0 14.4%; }

  @media (min-width: 60em) {
    @supports (grid-template-rows: subgrid) {
      &:has([data-part='picture']) { --standing: 11rem; }
      display: grid;
      grid-template: auto auto / repeat(2, minmax(0, 1fr));
      column-gap: var(--beside);

      /* Breaks after the same words in every font. */
      & h1:not([data-letters]) { max-width: 6.6em; }
      & > section:first-child { position: relative; z-index: 1; grid-area: 1 / 1; }
      & > section:last-child { display: grid; grid-area: 1 / 1 / 3 / 3; grid-template: subgrid / subgrid; }
      & > section:last-child > div { display: contents; }
      & [data-part='panel'] { grid-area: 1 / 2; align-self: start; margin-block-start: var(--standing); }
      & [data-part='details'] { grid-area: 2 / 1 / 3 / 3; }
      & [data-part='picture'] { position: absolute; inset-block-start: 0; inset-inline-start: calc(100% + var(--beside)); width: 100%; margin: 0; padding-inline-end: var(--space-8); }
      /* Stays beside a long result, where a screen holds all of it. */
      & section:first-child > div { display: contents; }
      & section:first-child > div > div { height: 100%; padding-block-start: var(--space-12); }
      @media (min-height: 46em) { & section:first-child > div > div > :first-child { position: sticky; inset-block-start: calc(var(--header-height) + var(--space-6)); } }
    }
  }
  @media print {
    padding: 0;
    & [data-part='panel'] { padding: 0; border: 0; }
  }
`;
