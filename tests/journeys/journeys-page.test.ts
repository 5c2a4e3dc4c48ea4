import { expect, test } from 'vitest';
import { engineNames } from './drivers/engines.ts';
import { errands } from './list/errands.ts';
import { journeys } from './list/journeys.ts';
import { networkConditions } from './list/networks.ts';

const names: Readonly<Record<(typeof engineNames)[number], string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};
const everyBrowser = Object.values(names).join(', ');

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => row(...cells))].join('\n');

const journeyTables = Object.entries(journeys).map(([subject, all]) => {
  const rows = all.map(({ name, except = {} }) => [
    name,
    engineNames
      .filter((engine) => except[engine] === undefined)
      .map((engine) => names[engine])
      .join(', '),
  ]);
  return `## ${subject}\n\n${table(['journey', 'walked in'], rows)}`;
});

const conditionTable = table(
  ['network', 'is'],
  networkConditions.map(({ name, meaning }) => [name, meaning]),
);

const errandTable = table(
  ['errand', ...networkConditions.map(({ name }) => name), 'run in'],
  errands.map((errand) => [
    errand.name,
    ...networkConditions.map(({ concerns, failure }) => {
      if (concerns && !concerns(errand)) return '–';
      return failure(errand) ? 'reported, then again' : 'at once';
    }),
    errand.isEverywhere ? everyBrowser : names.chromium,
  ]),
);

test('the page of the journeys lists them as they are', async () => {
  const page = `# Journeys

<!-- Made of tests/journeys/list by: npx vitest run tests/journeys -u -->

${journeyTables.join('\n\n')}

## On networks that fail

${conditionTable}

**At once**: it works. **Reported, then again**: the visitor reads that it did not work, loses nothing, and the next try works; a lead
is stored once. –: it cannot happen there.

${errandTable}
`;
  await expect(page).toMatchFileSnapshot('../../docs/journeys.md');
});
