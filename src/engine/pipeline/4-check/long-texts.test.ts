import { it } from 'vitest';
import { rules } from './rules.ts';

const patterns = rules.flatMap((rule) => ('patterns' in rule ? rule.patterns : []));

/**
 * What is pasted by accident: a picture as text, a column of a spreadsheet, an empty document. A pattern that tries each place
 * takes minutes, longer than any test may.
 */
it.each(['a', 'A', ' ', '\n', '\t', '€', '*', '1.', '-', '[a](', 'een '])(
  'no pattern tries each place of 300,000 times %j as a beginning',
  (repeated) => {
    const text = `x${repeated.repeat(300_000 / repeated.length)}y`;
    for (const { pattern } of patterns) text.search(pattern);
  },
);
