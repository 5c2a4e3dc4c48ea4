import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';

test.each([
  ...[
    'build',
    'changes',
    'check',
    'format-pages',
    'hand-in',
    'migrate-pages',
    'move-page',
    'new-page',
    'pages',
    'remove-page',
  ].map((script): [string, string[], string] => [script, ['--nope'], '--nope']),
  ['generate', ['--chek'], '--chek'],
  ['new-block', ['--help'], '--help'],
  ['new-block', [], 'Give one new name'],
  ['new-block', ['faq'], 'This name is taken'],
  ['new-lead-form', [], 'Give one new name'],
  ['new-rule', ['Heading'], '"Heading" is no name here'],
  ['new-rule', ['alt-text'], 'This name is taken'],
])('npm run %s with %j ends with 2 and one sentence, and writes nothing', (script, args, sentence) => {
  const command = [...launchArguments(`scripts/${script}.ts`), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/Wrote|\n\s+at /);
  expect(status).toBe(2);
});
