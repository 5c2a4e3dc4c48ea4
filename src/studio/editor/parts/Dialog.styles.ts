import styled from 'styled-components';
import { screenWidth } from './screen-width.ts';

/** A modal dialog. */
export const DialogBox = styled.dialog`
  width: min(92vw, 960px);
  max-height: 84vh;
  margin: auto;
  padding: var(--space-6);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--cream);
  color: var(--ink);

  &::backdrop { background: rgb(0 0 0 / 45%); }
  & > h2 { font-size: var(--text-xl); }
  & > * + * { margin-block-start: var(--space-3); }
`;

/** What can be chosen, each with its picture; the whole of it can be clicked. */
export const ChoiceList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--space-3);
  list-style: none;

  & > li { position: relative; display: grid; align-content: start; border: 1.5px solid var(--line); border-radius: var(--radius-s); background: var(--card); overflow: clip; }
  & > li:hover { border-color: var(--leaf); background: var(--sprout); }
  & > li:focus-within { outline: 3px solid var(--focus); }
  & > li > button { padding: var(--space-3); border: 0; background: none; text-align: start; font-size: var(--text-s); line-height: 1.4; }
  & > li > button:focus-visible { outline: 0; }
  & > li > button::after { position: absolute; inset: 0; content: ''; }
  & > li > button > strong { display: block; font-size: var(--text-m); }
`;

/** A part of a page as on a screen, as high as a card shows it. */
export const Miniature = styled.div`
  container-type: inline-size;
  height: 150px;
  border-block-end: 1px solid var(--line);
  background: var(--cream);
  overflow: clip;

  & > div { width: ${screenWidth}px; zoom: calc(tan(atan2(100cqi, ${screenWidth}px))); }
`;

/** A picture to choose, with its size. */
export const Picture = styled.div`
  display: grid;
  grid-template-rows: 110px auto;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-3) 0;
  color: var(--muted);
  font-size: var(--text-s);

  & > img { width: 100%; height: 100%; object-fit: contain; }
`;

/** Keys with what they do. */
export const Keys = styled.dl`
  display: grid;
  gap: var(--space-2);

  & > div { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); }
  & dt { flex: 1 1 15rem; }
  & dd { flex: 2 1 15rem; }
  & kbd { padding: 2px var(--space-2); border: 1px solid var(--line-strong); border-radius: var(--radius-s); background: var(--card); }
`;

/** What changes, to read. */
export const Report = styled.div`
  max-height: 44vh;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--card);
  overflow: auto;
  font-size: var(--text-s);

  & > * + * { margin-block-start: var(--space-2); }
  & h3 { margin-block-start: var(--space-4); font-size: var(--text-m); letter-spacing: 0; overflow-wrap: anywhere; }
  & ul { display: grid; gap: var(--space-1); padding-inline-start: var(--space-5); }
  & li { overflow-wrap: anywhere; }
  & del { color: var(--rose); }
  & ins { color: var(--leaf); font-weight: 600; }
  & table { width: 100%; border-collapse: collapse; }
  & :is(th, td) { padding: var(--space-1) var(--space-2); border: 1px solid var(--line); text-align: start; }
`;

/** A field to search in, with what it finds. */
export const SearchArea = styled.div`
  display: grid;
  gap: var(--space-2);

  & > h3 { margin-block-start: var(--space-3); font-size: var(--text-l); }
`;

/** Documents to go to, each with what there is to do. */
export const DocumentList = styled.ul`
  display: grid;
  max-height: 50vh;
  overflow: auto;
  list-style: none;

  & a { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: baseline; min-height: 44px; padding: var(--space-2) var(--space-3); border-radius: var(--radius-s); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
  & a:hover, & a:focus-visible { background: var(--sprout); }
  & a:focus-visible { outline-offset: -3px; }
  & a[aria-current] { box-shadow: inset 4px 0 0 var(--leaf); }
  & span { color: var(--muted); font-size: var(--text-s); }
  & em { color: var(--rose); font-size: var(--text-s); font-style: normal; font-weight: 600; }
`;

/** What a document was, each with a button. */
export const VersionList = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  & > li { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: center; justify-content: space-between; padding-block: var(--space-2); border-block-start: 1px solid var(--line); }
  & > li > p { flex: 1 1 20rem; overflow-wrap: anywhere; }
  & strong { display: block; }
  & span { color: var(--muted); font-size: var(--text-s); }
`;
