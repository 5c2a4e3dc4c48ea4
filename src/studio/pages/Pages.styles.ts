import styled from 'styled-components';
import { socialSize } from '../../shared/site/social-picture.ts';

export const Badge = styled.span`
  display: inline-block;
  padding: 0 var(--space-2);
  border: 1.5px solid currentcolor;
  border-radius: var(--radius-s);
  color: var(--muted);
  font-size: var(--text-s);
  font-weight: 700;
  line-height: 1.5;

  &[data-tone='bad'] { color: var(--rose); }
  &[data-tone='good'] { color: var(--leaf); }
`;

export const Problems = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-2);
  list-style: none;

  table & { padding: 0; }
  & > li { padding-inline-start: var(--space-3); border-inline-start: 3px solid var(--line-strong); line-height: 1.5; overflow-wrap: anywhere; }
  & > [data-tone='bad'] { border-color: var(--rose); }
`;

export const ProblemPlace = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  font-weight: 400;
`;

/** A search result, in the colours of search engines. */
export const SearchResult = styled.div`
  max-width: 652px;
  padding: var(--space-5);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: #fff;
  color: #474747;
  font: 400 14px/1.58 Arial, sans-serif;
  overflow-wrap: anywhere;

  & > [data-part='site'] { color: #202124; }
  & > [data-part='address'] { color: #4d5156; font-size: 12px; }
  & > [data-part='title'] { margin-block: 6px 4px; color: #1a0dab; font-size: 20px; line-height: 1.3; }
`;

/** A link card, in the colours of social media. */
export const ShareCard = styled.div`
  max-width: 520px;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: #fff;
  color: #474747;
  font: 400 14px/1.45 Arial, sans-serif;

  & > img { width: 100%; aspect-ratio: ${socialSize.width} / ${socialSize.height}; object-fit: cover; }
  & > div { display: grid; gap: 2px; padding: var(--space-3) var(--space-4) var(--space-4); }
  & [data-part='address'] { color: #5f6368; font-size: 12px; text-transform: uppercase; }
  & [data-part='title'] { color: #202124; font-size: 16px; font-weight: 700; }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  margin-block-end: var(--space-8);

  & dt { color: var(--muted); font-size: var(--text-s); }
  & dd { font-weight: 600; overflow-wrap: anywhere; }
  & [data-tone='bad'] { color: var(--rose); }
`;

export const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  gap: var(--space-8);
  align-items: start;

  & h2 { margin-block-end: var(--space-3); font-size: var(--text-l); }
  & > div > p { margin-block-start: var(--space-3); color: var(--muted); font-size: var(--text-s); }
`;

/** What is asked before something is made or replaced, one question below the other. */
export const QuestionForm = styled.form`
  display: grid;
  gap: var(--space-6);
  max-width: 640px;

  & > button { justify-self: start; }
`;

export const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  margin-block: var(--space-6);

  & > label { flex-basis: 100%; }
  & > [type='search'] { flex: 1 1 14rem; max-width: 26rem; }
  & > span { display: flex; gap: var(--space-2); align-items: center; min-height: 44px; }
`;

/** Marks a page that visitors do not always see. */
export const PublicationMark = styled.p`
  justify-self: start;
  width: fit-content;
  padding: 2px var(--space-3);
  border: 1.5px solid var(--carrot);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: 600;
`;
