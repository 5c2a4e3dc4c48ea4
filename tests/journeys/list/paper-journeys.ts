import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  needs: 'pdftoppm',
} as const;

/** A picture of each sheet of paper; the letters of Firefox's cannot be read as text. */
async function sheets({ driver }: Visitor): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-paper-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, (await driver.print?.()) ?? '');
    await promisify(execFile)(judged.needs, ['-r', '40', '-gray', file, join(folder, 'sheet')]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    return await Promise.all(pictures.map((name) => readFile(join(folder, name))));
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
        expect(await sheets(visitor)).toHaveLength(1);
      },
    }),
  ),
  {
    name: 'a page is printed with the answers that are closed on the screen',
    ...judged,
    async walk(visitor) {
      await visitor.open('/equipment/wegtransport/kipper');
      const closed = await sheets(visitor);
      const opened = await visitor.ask(() => {
        const answers = document.querySelectorAll<HTMLDetailsElement>('[data-block=faq] details');
        for (const answer of answers) answer.open = true;
        return answers.length;
      });
      expect(opened).toBeGreaterThan(1);
      const open = await sheets(visitor);
      expect(closed.length).toBe(open.length);
      expect(closed.map((sheet, index) => open[index]?.equals(sheet))).toEqual(closed.map(() => true));
    },
  },
];
