import { expect, it } from 'vitest';
import { questionIn, withQuestion } from './asked-question.ts';

it.each([
  ['/contact', 'mini graver & kraan', '/contact#vraag=mini+graver+%26+kraan'],
  ['/contact?onderwerp=overig', 'graver', '/contact?onderwerp=overig#vraag=graver'],
  ['/contact#formulier', '50% korting #1', '/contact#vraag=50%25+korting+%231'],
])('brings to %s what was asked: %s', (href, question, address) => {
  expect(withQuestion(href, question)).toBe(address);
  expect(questionIn(new URL(address, 'https://voorbeeld.example').hash)).toBe(question);
});

it.each([
  ['', ''],
  ['#formulier', ''],
  ['#vraag=++', ''],
  ['#vraag%3Dgraver', 'graver'],
  [`#vraag=${'a'.repeat(5000)}`, 'a'.repeat(100)],
])('reads %s', (fragment, question) => {
  expect(questionIn(fragment)).toBe(question);
});
