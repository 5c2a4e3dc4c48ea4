import { expect, it } from 'vitest';
import { helpHref } from './help-href.ts';

it.each([
  ['/contact', undefined, '/contact'],
  ['/contact', 'mini graver & kraan', '/contact?vraag=mini+graver+%26+kraan'],
  ['/contact?onderwerp=overig', 'graver', '/contact?onderwerp=overig&vraag=graver'],
  ['/contact?vraag=iets#formulier', 'graver', '/contact?vraag=graver#formulier'],
])('brings from %s what was asked, %s', (href, query, expected) => {
  expect(helpHref(href, query)).toBe(expected);
});
