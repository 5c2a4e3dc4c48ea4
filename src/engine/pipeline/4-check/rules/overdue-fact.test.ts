import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { overdueFact } from './overdue-fact.ts';

it.each<[fields: object, expected: string | undefined]>([
  [{ checkedOn: '2025-11-21' }, undefined],
  [
    { checkedOn: '2025-11-20' },
    'pages/index.json#/blocks/0/items/0/checkedOn (warning) Dit is voor het laatst nagekeken op 20 november 2025; dat is meer dan een jaar geleden. Kijk bij de bron of het nog klopt, en zet de dag van vandaag in "checkedOn": "2026-11-21".',
  ],
  [{ checkedOn: '2026-11-01', checkBefore: '2026-11-22' }, undefined],
  [
    { checkedOn: '2026-11-01', checkBefore: '2026-11-21' },
    'pages/index.json#/blocks/0/items/0/checkBefore (warning) Dit moest voor 21 november 2026 worden nagekeken. Kijk bij de bron of het nog klopt. Zet daarna "2026-11-21" in "checkedOn" en een latere dag in "checkBefore", of haal die weg.',
  ],
  [{ checkedOn: '2026-11-21' }, undefined],
  [
    { checkedOn: '2072-01-01' },
    'pages/index.json#/blocks/0/items/0/checkedOn (warning) Dit is nagekeken op 1 januari 2072, en die dag moet nog komen. Zet in "checkedOn" de dag waarop je het hebt nagekeken, uiterlijk vandaag: "2026-11-21".',
  ],
  [{ checkedOn: 'gisteren' }, undefined],
])('judges a fact with %j', (fields, expected) => {
  const files = { 'index.json': { blocks: [{ items: [{ ...fields }] }] } };
  expect(reportOf(overdueFact, files)).toEqual(expected === undefined ? [] : [expected]);
});
