import { it } from 'vitest';
import { documentFindings } from './document-findings.ts';
import { rules } from './rules.ts';

const patterns = rules.flatMap((rule) => ('patterns' in rule ? rule.patterns : []));

/**
 * What is pasted by accident: a picture as text, a column of a spreadsheet, an empty document. A pattern that tries each place
 * takes minutes, longer than any test may.
 */
it.each(['a', 'A', ' ', '\n', '\t', '€', '*', '1', '1.', '1,', '-', '_', 'a.', 'aa-', '[a](', 'een '])(
  'nothing tries each place of 300,000 times %j as a beginning',
  (repeated) => {
    const text = `x${repeated.repeat(300_000 / repeated.length)}y`;
    for (const { pattern } of patterns) text.search(pattern);
    documentFindings({ kind: 'page', value: { blocks: [{ type: 'text-section', text: [text] }] } });
  },
);

it('looks for a table in a text of 20,000 lines once, not at each of them', () => {
  documentFindings({
    kind: 'page',
    value: { blocks: [{ type: 'text-section', text: ['a\tb\n'.repeat(20_000)] }] },
  });
});
