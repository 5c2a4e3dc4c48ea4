import styled, { css, keyframes } from 'styled-components';
import { HeroWords } from '../../parts/HeroGrid.styles.ts';

/** Seconds that a word stays, and that it takes to come or go. */
const seen = 3;
const turn = 0.3;
const counts = [2, 3, 4, 5, 6, 7, 8];

/** Keyframes for `count` words: come, stay, go, wait. */
function round(count: number) {
  const percent = (seconds: number) => `${((seconds / (seen * count)) * 100).toFixed(2)}%`;
  return keyframes`
    0% { opacity: 0; transform: translateY(.35em); }
    ${percent(turn)}, ${percent(seen)} { opacity: 1; transform: none; }
    ${percent(seen + turn)}, 100% { opacity: 0; transform: translateY(-.35em); }
  `;
}

const rounds = counts.map(
  (count) => css`
    &[data-count='${count}'] > * { animation: ${round(count)} ${seen * count}s infinite both; }
  `,
);

// The first word is there at first paint.
const delays = [1, ...counts].map(
  (place) => css`
    & > :nth-child(${place}) { animation-delay: ${((place - 1) * seen - turn).toFixed(1)}s; }
  `,
);

/** Heading and pause control. */
export const Stage = styled(HeroWords)`
  & h1 { font-size: var(--text-3xl); }
  &:has(input:checked) h1 * { animation-play-state: paused; }
`;

/** Words overlap in one place as wide as the widest, against layout shift. */
export const Words = styled.span`
  display: grid;
  width: fit-content;
  padding-block-end: .1em;
  color: var(--leaf);
  ${rounds}
  ${delays}
  & > * + * { opacity: 0; }
  /* Its plate would cover the tails of the letters above. */
  @media (forced-colors: active) { padding-block-start: .2em; }
`;

export const Word = styled.span`
  grid-area: 1 / 1;
  position: relative;

  & > :first-child {
    background: linear-gradient(90deg, var(--carrot) 60%, transparent 0) 0 100% / .34em .07em repeat-x;
    padding-block-end: .06em;
  }
`;

/** Screen readers only; inline, so that no pause precedes the comma. */
export const Separator = styled.span`
  opacity: 0;
`;

export const PauseControl = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--muted);
  font-size: var(--text-s);

  & input { display: grid; place-items: center; width: 36px; height: 36px; margin: 0; border: 2px solid var(--leaf); border-radius: 50% 50% 50% 20%; color: var(--leaf); appearance: none; }
  & input::before { width: 12px; height: 14px; border: solid currentcolor; border-width: 0 4px; content: ''; }
  & input:checked::before { width: 0; height: 0; margin-inline-start: 4px; border-color: transparent; border-width: 8px 0 8px 13px; border-inline-start-color: currentcolor; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;
