import type { Unchecked, UncheckedObject } from '../../../../shared/json/unchecked.ts';
import type { GuideAnswer, GuideQuestion, LeaseGuideBlock } from '../../../../shared/schema-types.ts';
import { listAt, stringAt } from '../../../json/json-shape.ts';
import { closestName } from '../../../text/closest-name.ts';
import { blocksOfType } from '../../3-facts/authored-blocks.ts';
import { didYouMean } from '../links/did-you-mean.ts';
import type { DocumentRule, Finding } from '../rule.ts';

/** Guides in which an answer leads nowhere or in a circle, or a question or outcome is never reached. */
export const guideEnds: DocumentRule = {
  name: 'guide-ends',
  severity: 'error',
  checkDocument({ value }) {
    return blocksOfType(value, 'lease-guide').flatMap(({ block, pointer }) =>
      findingsIn(block).map((finding) => ({ ...finding, pointer: pointer + finding.pointer })),
    );
  },
};

type GuideFinding = Omit<Finding, 'document'>;

/** A question or outcome. */
interface Step {
  pointer: string;
  key: string;
  /** None of an outcome. */
  answers: { pointer: string; goesTo: string }[];
}

function findingsIn(guide: UncheckedObject<LeaseGuideBlock>): GuideFinding[] {
  const steps = [...stepsAt(guide, 'questions'), ...stepsAt(guide, 'outcomes')];
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const first = steps[0];
  if (first === undefined) return [];
  const reached = reachedFrom(first, byKey);
  // An answer with a wrong name, or one that is still to be written, may be the one that leads there.
  const isWhole =
    listAt(guide, 'questions').every(isAnswered) &&
    steps.every(
      (step) => byKey.get(step.key) === step && step.answers.every(({ goesTo }) => byKey.has(goesTo)),
    );
  return steps.flatMap((step): GuideFinding[] => {
    if (byKey.get(step.key) !== step) return [twice(step)];
    return [
      ...(isWhole && !reached.has(step) ? [unreached(step)] : []),
      ...step.answers.flatMap(({ pointer, goesTo }): GuideFinding[] => {
        const next = byKey.get(goesTo);
        if (next === undefined) return [{ pointer, ...unknown(goesTo, [...byKey.keys()]) }];
        return reachedFrom(next, byKey).has(step) ? [{ pointer, ...circle(step.key, goesTo) }] : [];
      }),
    ];
  });
}

function isAnswered(question: Unchecked<GuideQuestion>): boolean {
  const answers = listAt(question, 'answers');
  return (
    answers.length > 0 &&
    answers.every((answer: Unchecked<GuideAnswer>) => stringAt(answer, 'goesTo') !== undefined)
  );
}

function stepsAt(guide: UncheckedObject<LeaseGuideBlock>, field: 'questions' | 'outcomes'): Step[] {
  return listAt(guide, field).flatMap((step: Unchecked<GuideQuestion>, index): Step[] => {
    const key = stringAt(step, 'key');
    if (key === undefined) return [];
    const pointer = `/${field}/${index}`;
    const answers = listAt(step, 'answers').flatMap((answer: Unchecked<GuideAnswer>, place) => {
      const goesTo = stringAt(answer, 'goesTo');
      return goesTo === undefined ? [] : [{ pointer: `${pointer}/answers/${place}/goesTo`, goesTo }];
    });
    return [{ pointer: `${pointer}/key`, key, answers }];
  });
}

/** The step itself and all that answers lead to. */
function reachedFrom(start: Step, byKey: ReadonlyMap<string, Step>): Set<Step> {
  const reached = new Set([start]);
  for (const { answers } of reached) {
    for (const { goesTo } of answers) {
      const next = byKey.get(goesTo);
      if (next) reached.add(next);
    }
  }
  return reached;
}

function twice({ pointer, key }: Step): GuideFinding {
  return {
    pointer,
    message: `De naam "${key}" staat al bij een andere vraag of uitkomst.`,
    hint: 'Geef elke vraag en elke uitkomst een eigen naam.',
  };
}

function unreached({ pointer, key }: Step): GuideFinding {
  return {
    pointer,
    message: `Vanaf de eerste vraag kom je nooit bij "${key}".`,
    hint: `Laat een antwoord naar "${key}" gaan, of haal dit weg.`,
  };
}

function unknown(goesTo: string, keys: readonly string[]): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `Dit antwoord gaat naar "${goesTo}", maar zo heet geen vraag of uitkomst.`,
    hint:
      didYouMean(closestName(goesTo, keys)) ??
      `Kies uit ${keys.map((key) => `"${key}"`).join(', ')}, of voeg "${goesTo}" toe.`,
  };
}

function circle(key: string, goesTo: string): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `Via "${goesTo}" kom je weer bij de vraag "${key}": zo komt er geen eind aan.`,
    hint: 'Laat een van deze antwoorden naar een uitkomst gaan.',
  };
}
