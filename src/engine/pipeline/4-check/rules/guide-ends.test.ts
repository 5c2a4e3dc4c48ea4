import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { guideEnds } from './guide-ends.ts';

type Questions = Record<string, string[]>;

/** A guide with these questions, each with the names that its answers go to. */
function reportOn(questions: Questions, outcomes: string[]): string[] {
  const guide = {
    type: 'lease-guide',
    questions: Object.entries(questions).map(([key, ways]) => ({
      key,
      answers: ways.map((goesTo) => ({ goesTo })),
    })),
    outcomes: outcomes.map((key) => ({ key })),
  };
  return reportOf(guideEnds, { 'a.json': { blocks: [{ type: 'hero' }, guide] } });
}

it.each<[string, Questions, string[], string[]]>([
  ['every way ends', { a: ['b', 'x'], b: ['x', 'y'] }, ['x', 'y'], []],
  [
    'an answer goes to a name with a typing error',
    { a: ['financal', 'operational'] },
    ['financial', 'operational'],
    [
      'questions/0/answers/0/goesTo Dit antwoord gaat naar "financal", maar zo heet geen vraag of uitkomst. Bedoel je "financial"?',
    ],
  ],
  [
    'no answer goes to an outcome',
    { a: ['operational'] },
    ['financial', 'operational'],
    [
      'outcomes/0/key Vanaf de eerste vraag kom je nooit bij "financial". Laat een antwoord naar "financial" gaan, of haal dit weg.',
    ],
  ],
  ['the answers of a question are still to be written', { a: [] }, ['x', 'y'], []],
  [
    'an answer goes nowhere',
    { a: ['x', 'elders'] },
    ['x'],
    [
      'questions/0/answers/1/goesTo Dit antwoord gaat naar "elders", maar zo heet geen vraag of uitkomst. Kies uit "a", "x", of voeg "elders" toe.',
    ],
  ],
  [
    'questions go round',
    { a: ['b', 'x'], b: ['a', 'x'] },
    ['x'],
    [
      'questions/0/answers/0/goesTo Via "b" kom je weer bij de vraag "a": zo komt er geen eind aan. Laat een van deze antwoorden naar een uitkomst gaan.',
      'questions/1/answers/0/goesTo Via "a" kom je weer bij de vraag "b": zo komt er geen eind aan. Laat een van deze antwoorden naar een uitkomst gaan.',
    ],
  ],
  [
    'an answer goes to a question with another name, which leads on',
    { a: ['x', 'bee'], c: ['y'] },
    ['x', 'y'],
    [
      'questions/0/answers/1/goesTo Dit antwoord gaat naar "bee", maar zo heet geen vraag of uitkomst. Kies uit "a", "c", "x", "y", of voeg "bee" toe.',
    ],
  ],
  [
    'a name stands twice',
    { a: ['x', 'y'] },
    ['x', 'y', 'y'],
    [
      'outcomes/1/key De naam "y" staat al bij een andere vraag of uitkomst. Geef elke vraag en elke uitkomst een eigen naam.',
    ],
  ],
])('judges a guide where %s', (_what, questions, outcomes, report) => {
  expect(reportOn(questions, outcomes)).toEqual(report.map((line) => `pages/a.json#/blocks/1/${line}`));
});

it('leaves other documents alone', () => {
  expect(reportOf(guideEnds, { '_shared/a.json': { type: 'faq', items: [] } })).toEqual([]);
});
