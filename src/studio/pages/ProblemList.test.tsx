// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/hydrate.tsx';
import { ProblemList } from './ProblemList.tsx';

it('lists the same problem of two files', async () => {
  const problem = {
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    rule: 'formatting',
    severity: 'warning',
    message: 'De opmaak wijkt hier af.',
  } as const;
  const files = ['pages/_site.json', 'pages/_shared/bel.json'];
  const element = await hydrate(<ProblemList problems={files.map((file) => ({ ...problem, file }))} />);
  expect(element.querySelectorAll('li')).toHaveLength(2);
});
