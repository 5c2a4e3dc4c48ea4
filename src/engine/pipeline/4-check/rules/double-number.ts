import type { Unchecked, UncheckedObject } from '../../../../shared/json/unchecked.ts';
import type { Step, StepsBlock } from '../../../../shared/schema-types.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { listAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { blocksOfType } from '../../3-facts/authored-blocks.ts';
import type { DocumentRule, Finding } from '../rule.ts';

/** `1. `, `2) ` or `Stap 3: `, but no `1.000` or `8:00`. */
const ownNumber = /^\s*(?:stap\s+(\d{1,2})(?!\d)\s*[.):–-]?|(\d{1,2})\s*[.):](?!\d))\s*/i;

/** Steps with a number in their heading: the page numbers them already. */
export const doubleNumber: DocumentRule = {
  name: 'double-number',
  severity: 'warning',
  canBeIgnored: true,
  checkDocument({ value }) {
    return blocksOfType(value, 'steps').flatMap(({ block, pointer }) => findingsIn(block, pointer));
  },
};

function findingsIn(block: UncheckedObject<StepsBlock>, pointer: string): Omit<Finding, 'document'>[] {
  return listAt(block, 'items').flatMap((item: Unchecked<Step>, index) => {
    const title = stringOrEmptyAt(item, 'title');
    const [written, afterWord, alone] = ownNumber.exec(title) ?? [];
    if (written === undefined) return [];
    const words = capitalised(title.slice(written.length));
    const isItsNumber = Number(afterWord ?? alone) === index + 1;
    return [
      {
        pointer: `${pointer}/items/${index}/title`,
        message: `Een stap krijgt vanzelf een nummer: met "${written.trim()}" staat er twee keer een.`,
        hint: words === '' ? 'Schrijf wat er in deze stap gebeurt.' : `Schrijf "${words}".`,
        suggestion: words || undefined,
        replacement: (isItsNumber && words) || undefined,
      },
    ];
  });
}
