import styled from 'styled-components';
import { screenWidth } from './screen-width.ts';

/** What stays in view where there is space: name, undo, save. */
export const EditorBar = styled.div`
  position: sticky;
  inset-block-start: 56px;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--gutter);
  border-block-end: 1px solid var(--line);
  background: var(--cream);

  & h1 { flex: 1 1 200px; font-size: var(--text-l); letter-spacing: 0; line-height: 1.2; }
  @media (max-width: 760px) { position: static; }
`;

/** Undo and save, and what became of it: on a narrow or much enlarged screen the whole bar takes too much of it to stay in view. */
export const EditorActions = styled.div`
  display: contents;

  & > [role='status'] { color: var(--muted); font-size: var(--text-s); }
  & > [data-failed] { color: var(--rose); }

  @media (max-width: 760px) {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 10;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-2) var(--gutter);
    border-block-start: 1px solid var(--line);
    background: var(--cream);

    & > [role='status'] { flex-basis: 100%; }
    /* Nothing that gets the focus hides behind it, nor does the end of the page. */
    :root:has(&) { scroll-padding-block-end: 132px; }
    body:has(&) { padding-block-end: 132px; }
  }
`;

/** The name of the document, which opens the list of others. */
export const TitleButton = styled.button`
  max-width: 100%;
  min-height: 36px;
  padding: 0 var(--space-2);
  margin-inline-start: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;

  &:hover { background: var(--sprout); }
  & > span { font-size: 0.7em; }
`;

/** Blocks, form and preview beside each other; on a narrow screen the form or the preview. */
export const EditorPanes = styled.div`
  display: grid;
  grid-template-columns: minmax(250px, 0.55fr) minmax(320px, 1fr) minmax(420px, 1.25fr);
  align-items: start;

  @media (max-width: 1100px) { grid-template-columns: 230px minmax(0, 1fr); }
  @media (max-width: 760px) { grid-template-columns: minmax(0, 1fr); }
`;

export const Pane = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding: var(--space-4) var(--gutter) var(--space-8);

  &[data-pane='sections'] { padding-inline: var(--gutter) var(--space-3); }
  &[data-pane='form'] { border-inline: 1px solid var(--line); padding-inline: var(--space-5); }
  @media (min-width: 761px) {
    &[data-pane='sections'], &[data-pane='preview'] {
      position: sticky; inset-block-start: 120px; max-height: calc(100vh - 120px); overflow: auto;
    }
  }
  @media (max-width: 1100px) {
    &[data-pane='preview'] { grid-column: 1 / -1; position: static; max-height: none; }
  }
  @media (max-width: 760px) {
    &, &[data-pane='sections'], &[data-pane='form'] { border: 0; padding-inline: var(--gutter); }
  }

  & h2 { font-size: var(--text-l); letter-spacing: 0; }
  & > nav { display: grid; gap: var(--space-3); }
  & > nav > button { justify-self: start; }
`;

/** The parts of the document. */
export const SectionList = styled.ol`
  display: grid;
  gap: 2px;
  list-style: none;

  & button {
    display: block; width: 100%; min-height: 44px; padding: var(--space-1) var(--space-3); border: 0;
    border-radius: var(--radius-s); background: transparent; text-align: start; font-size: var(--text-s); line-height: 1.3;
  }
  & button:hover { background: var(--sprout); }
  & button[aria-current] { background: var(--sprout); box-shadow: inset 4px 0 0 var(--leaf); }
  & strong { display: block; }
  & span { color: var(--muted); }
  & li[data-drop='before'] { box-shadow: 0 -3px 0 var(--carrot); }
  & li[data-drop='after'] { box-shadow: 0 3px 0 var(--carrot); }
  & li[draggable='true'] button { cursor: grab; }
  & em { color: var(--rose); font-style: normal; font-weight: 600; }
`;

export const ProblemSummary = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--card);
  font-size: var(--text-s);

  & ul { display: grid; gap: var(--space-2); list-style: none; }
  & ul:empty { display: none; }
  & li { overflow-wrap: anywhere; }
  /* The blocks stay in sight below a long list. */
  @media (min-width: 761px) { & ul { max-height: 28vh; overflow: auto; } }
  & li > * { display: inline-block; min-block-size: 24px; }
  & li > button:first-child { padding: 0; border: 0; background: none; color: var(--leaf); text-align: start; text-decoration: underline; line-height: 1.35; }
  & summary { font-weight: 700; }
`;

/** A question that waits for an answer. */
export const Question = styled.section`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-4) var(--gutter) 0;
  padding: var(--space-4);
  border: 2px solid var(--carrot);
  border-radius: var(--radius-m);
  background: var(--card);

  & h2 { font-size: var(--text-l); }
  & > [role='alert'] { display: grid; gap: inherit; }
`;

/** The buttons that answer a question. */
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Two versions of a file. */
export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--space-2);

  & h3 { font-size: var(--text-m); }
  & ul, & ol { padding-inline-start: var(--space-5); }
  & li { font-size: var(--text-s); overflow-wrap: anywhere; }
`;

export const PreviewTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

export const PreviewFrame = styled.div`
  height: max(420px, calc(100vh - 220px));
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  overflow: hidden;

  & > iframe { display: block; height: 100%; margin-inline: auto; border: 0; }
  &[data-width='screen'] > iframe { width: ${screenWidth}px; transform-origin: 0 0; }
  &[data-width='phone'] > iframe { width: min(100%, 390px); }
`;

/** Replaces the editor, with the margins of other screens. */
export const InsteadOfEditor = styled.div`
  padding-block: var(--space-10) 96px;
`;
