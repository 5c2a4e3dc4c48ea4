import styled from 'styled-components';

/** The header of the studio. */
export const StudioBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 15;
  background: var(--night);
  color: var(--on-night);

  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-4); min-height: 56px; font-size: var(--text-s); }
  /* In line with the editor, which uses the whole screen. */
  &:has(+ [data-screen='editor']) > div { max-width: none; }
  & a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-weight: 600; text-decoration: none; }
  & a:hover, & a[aria-current] { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: .35em; }
  & :focus-visible { outline-color: var(--carrot-bright); }
`;

export const StudioName = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  font-family: var(--font-display);
  font-weight: 700;
`;

export const StudioLinks = styled.nav`
  flex: 1;

  & > ul { display: flex; flex-wrap: wrap; gap: 0 clamp(var(--space-3), 2vw, var(--space-5)); list-style: none; }
  & > ul > :last-child { margin-inline-start: auto; }
`;

export const StudioMain = styled.main`
  padding-block: var(--space-10) 96px;

  &[data-screen='editor'] { padding-block: 0; }
  & > [role='alert'] { padding-block: var(--space-3); }
  & h1 { font-size: var(--text-2xl); }
`;

/** Title and introduction of a screen. */
export const ScreenOpening = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-10);

  & > p { color: var(--muted); font-size: var(--text-l); }
`;

/** A section of a screen, with its heading. */
export const StudioSection = styled.section`
  margin-block-start: var(--space-12);
  padding-block-start: var(--space-8);
  border-block-start: 1px solid var(--line);

  & > h2, & > div > h2 { margin-block-end: var(--space-3); font-size: var(--text-xl); }
  & > p, & > div > p { margin-block-end: var(--space-5); color: var(--muted); }
`;

export const SmallHeading = styled.h3`
  margin-block: var(--space-6) var(--space-3);
  font-size: var(--text-l);
`;

export const StudioCode = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Consolas, monospace;
  font-size: .9em;
  overflow-wrap: anywhere;
`;

/** A row of links that wraps. */
export const LinkRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  list-style: none;

  & a { display: inline-flex; align-items: center; min-height: 32px; }
  & a[aria-current] { color: var(--ink); font-weight: 700; text-decoration-thickness: 3px; }
`;
