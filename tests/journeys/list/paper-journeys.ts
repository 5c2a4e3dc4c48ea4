import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { calculatorAt, generalCalculator } from '../../browser/calculators.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { buttonOf, example, fillInCalculator, output } from './lead-steps.ts';

const judged = {
  except: { webkit: 'Paper in WebKit: WebKitWebDriver does not print.' },
  needs: 'pdftotext',
} as const;

/** What stands on each sheet of paper. */
async function sheets({ driver }: Visitor): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-paper-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, (await driver.print?.()) ?? '');
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
    // A form feed ends each sheet.
    return stdout.split('\f').slice(0, -1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Pages on paper. */
export const paperJourneys: readonly Journey[] = [
  ...[generalCalculator, calculatorAt('/equipment/wegtransport/kipper')].map(
    (calculator): Journey => ({
      name: `the result of ${calculator.path} is printed on one sheet`,
      ...judged,
      async walk(visitor) {
        await visitor.open(calculator.path);
        await fillInCalculator(visitor, calculator);
        await visitor.click(buttonOf(calculator));
        await visitor.see({ ...output, text: example });
        const [sheet, ...further] = await sheets(visitor);
        for (const text of ['HopLease', '€ 817', 'Slottermijn', 'rekenrente van 12% per jaar']) {
          expect(sheet).toContain(text);
        }
        expect(further).toEqual([]);
      },
    }),
  ),
  {
    name: 'a page is printed with the answers that are closed on the screen',
    ...judged,
    async walk(visitor) {
      await visitor.open('/equipment/wegtransport/kipper');
      const answers = await visitor.ask(() =>
        [...document.querySelectorAll('[data-block=faq] details p')].map((answer) =>
          (answer.textContent ?? '').split(' ').slice(0, 3).join(' '),
        ),
      );
      expect(answers.length).toBeGreaterThan(1);
      const paper = (await sheets(visitor)).join('\n');
      for (const answer of answers) expect(paper).toContain(answer);
    },
  },
];
