import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { markdownTable } from '../markdown-table.ts';
import { writeSite } from '../site/write-site.ts';
import { runProcess } from './run-process.ts';
import { median, spread } from './samples.ts';

const pagesInSite = 10_000;

/** Reads and parses every page of a folder, and does nothing else. */
const limit = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const folder = process.argv[2];
for (const file of readdirSync(folder, { recursive: true }))
  if (file.endsWith('.json')) JSON.parse(readFileSync(join(folder, file), 'utf8'));
`;

/** Checks 10,000 pages beside the least that reading them can cost; in turns, start-up apart. */
export async function measureCheck(thorough: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
  try {
    const [few, many] = [writeSite(join(folder, 'few'), 1), writeSite(join(folder, 'many'), pagesInSite)];
    const script = join(folder, 'limit.mjs');
    writeFileSync(script, limit);
    // On a machine with other work the CPU seconds say more; without Linux's accounts there are only the others.
    const seconds = async (...args: string[]): Promise<number> => {
      const cost = await runProcess(process.execPath, args, { folder: projectRoot });
      return cost.cpuSeconds || cost.seconds;
    };
    const check = ['--import', 'tsx', 'scripts/check.ts', '--pages'];
    const times = { limit: [0], limitStart: [0], check: [0], checkStart: [0] };
    for (const list of Object.values(times)) list.length = 0;
    for (let round = 0; round < (thorough ? 5 : 2); round += 1) {
      times.limitStart.push(await seconds(script, few));
      times.limit.push(await seconds(script, many));
      times.checkStart.push(await seconds(...check, few));
      times.check.push(await seconds(...check, many));
    }
    const beyond = {
      limit: median(times.limit) - median(times.limitStart),
      check: median(times.check) - median(times.checkStart),
    };
    const columns = ['CPU seconds', 'start-up', `${pagesInSite} pages`, 'beyond start-up', 'to the limit'];
    return `${markdownTable(columns, [
      [
        'read and JSON.parse (the limit)',
        spread(times.limitStart),
        spread(times.limit),
        beyond.limit.toFixed(2),
        '1.0',
      ],
      [
        'npm run check',
        spread(times.checkStart),
        spread(times.check),
        beyond.check.toFixed(2),
        (beyond.check / beyond.limit).toFixed(1),
      ],
    ])}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
