import { projectRoot } from '../scripts/project-root.ts';
import { Memo } from '../src/engine/memo/memo.ts';

/** What the project's own commands remember: tests need not bundle the same code again. */
export const projectMemo = new Memo({ root: projectRoot, pages: 'tests' });
