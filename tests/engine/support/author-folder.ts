import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import type { Command } from '../../../scripts/run.ts';
import { runCommand } from '../../run-command.ts';

interface AuthorFolder {
  /** The folder of the present test, which holds `pages/`. */
  readonly path: string;
  /** The path of a file in `pages/`. */
  fileOf(page: string): string;
  read(page: string): string;
  /** Runs a command of authors on these pages. */
  run(command: Command, args?: string[]): ReturnType<typeof runCommand>;
}

/** A fresh copy of the small good site in `tests/engine/base` for each test of a file, which may take minutes. */
export function authorFolder(): AuthorFolder {
  let path = '';
  // On a busy machine a process takes seconds to start.
  vi.setConfig({ testTimeout: 180_000 });

  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'author-'));
    cpSync(join(import.meta.dirname, '../base'), path, { recursive: true });
    cpSync(join(projectRoot, 'schemas'), join(path, 'schemas'), { recursive: true });
    // Of the npm that runs the tests: an author types there.
    vi.stubEnv('INIT_CWD', path);
  });

  afterEach(() => rmSync(path, { recursive: true, force: true }));

  const fileOf = (page: string): string => join(path, 'pages', page);
  return {
    get path() {
      return path;
    },
    fileOf,
    read: (page) => readFileSync(fileOf(page), 'utf8'),
    run: (command, args = []) => runCommand(path, command, ['--pages', 'pages', ...args]),
  };
}
