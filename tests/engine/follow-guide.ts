import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';

/** The page that the guide makes. */
export const guidePage = 'pages/equipment/wegtransport/tankwagen.json';

/** Runs a command of the project on the pages in a folder; gives what a person reads. */
export function runThere(
  folder: string,
  script: string,
  { args = [], input = '' }: { args?: readonly string[]; input?: string } = {},
): string {
  const command = [...launchArguments(`scripts/${script}.ts`), '--pages', 'pages', ...args];
  return spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    input,
  }).stderr;
}

/**
 * Does in a copy of the site what the guide says about JSON: answers the questions for a new page as its table does,
 * then replaces the red lines by the green ones. A page that is there already makes place. Throws when a red line does
 * not stand in the file once.
 */
export function followGuide(folder: string): void {
  const guide = readFileSync(join(projectRoot, 'docs/handleiding.md'), 'utf8');
  const [, lesson = ''] = /^# Dezelfde pagina in JSON$(.*?)(?=^# )/ms.exec(guide) ?? [];
  const file = join(folder, guidePage);
  rmSync(file, { force: true });
  runThere(folder, 'new-page', { input: `${answersIn(lesson).join('\n')}\n` });
  const written = editsIn(lesson).reduce(
    (text, { before, after }) => {
      if (text.split(before).length !== 2) throw new Error(`Not once in ${guidePage}:\n${before}`);
      return text.replace(before, () => after);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, written);
}

/** The second column of the table of questions. */
function answersIn(lesson: string): string[] {
  const [, , ...rows] = lesson.match(/^\|.*\|$/gm) ?? [];
  return rows.map((row) => row.split('|')[2]?.trim() ?? '');
}

function editsIn(lesson: string): { before: string; after: string }[] {
  return Array.from(lesson.matchAll(/^```diff\n(.*?)^```$/gms), ([, lines = '']) => {
    const marked = (mark: string) =>
      lines
        .split('\n')
        .filter((line) => line.startsWith(mark))
        .map((line) => line.slice(1))
        .join('\n');
    return { before: marked('-'), after: marked('+') };
  });
}
