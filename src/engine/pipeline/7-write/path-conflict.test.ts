import { expect, it } from 'vitest';
import { hasPathConflict } from './path-conflict.ts';

it.each([
  ['another file', ['a.pdf'], ['b.pdf'], false],
  ['a file in the same folder', ['docs/a.pdf'], ['docs/b.pdf'], false],
  ['a name that begins with the other', ['over'], ['overons/a.pdf'], false],
  ['the same name in other case', ['Prijzen.pdf'], ['prijzen.pdf'], true],
  ['the same name with a capital', ['prijzen.pdf'], ['Prijzen.pdf'], true],
  ['a folder in the place of a file', ['over'], ['over/ons/a.pdf'], true],
  ['a file in the place of a folder', ['over/ons/a.pdf', 'b.pdf'], ['over'], true],
  ['nothing', ['a.pdf'], [], false],
])('of a file that goes and %s that comes', (_what, gone, come, expected) => {
  expect(hasPathConflict(gone, come)).toBe(expected);
});
