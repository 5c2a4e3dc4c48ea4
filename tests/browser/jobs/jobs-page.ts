import { type Effort, operators } from './effort.ts';

/** A job with what it takes in either way. */
export interface CountedJob {
  name: string;
  editor: Effort;
  json: Effort;
}

/** The page of the documentation about the jobs, in Markdown. */
export function jobsPage(jobs: readonly CountedJob[]): string {
  const rows = jobs.map(({ name, editor, json }) =>
    row(name, editor.actions, editor.seconds, json.actions, json.seconds, share(editor, json)),
  );
  return `# Jobs in the editor

<!-- Made by: npx playwright test editor-jobs --project=development --update-snapshots=all -->

Jobs of somebody who does not program, done in Chromium with a real development server on a clone of a repository. After each
of them \`git diff\` shows exactly what was meant, and the check finds nothing, or what to look at next. Beside each is what the same takes in
JSON as the [guide](handleiding.md) describes it.

| job | editor: actions | seconds | JSON: actions | seconds | editor, share of JSON |
|---|---|---|---|---|---|
${rows.join('\n')}

Seconds are those of the keystroke-level model (Card, Moran and Newell 1980) for either way: ${operators.think} s to think before each
action, ${operators.point} s to point, ${operators.click} s to click, ${operators.toKeyboard} s to the keyboard, ${operators.key} s for each key. Nobody waits for a machine in them.
From typing, Tab leads to the next field and Enter to the next step where they can, else the mouse does.

JSON gets the benefit of each doubt: files are opened by their name, each place in them is found at once, only what is new is typed,
without indentation, nobody makes a mistake, and nobody has to look up what a field is called.
`;
}

function share(editor: Effort, json: Effort): string {
  return `${Math.round((100 * editor.seconds) / json.seconds)}%`;
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
