// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hydrate } from './hydrate.tsx';

it('hydrate rejects when the browser makes something else of a component than the server', async () => {
  let renders = 0;
  const Counter = () => <p>{renders++}</p>;
  await expect(hydrate(<Counter />)).rejects.toThrow('React complained');
});
