import { expect, it } from 'vitest';
import { notAllowed } from '../scripts/not-allowed.js';

const unix = { root: '/site', platform: 'linux' } as const;
const windows = { root: 'C:\\site\\', platform: 'win32' } as const;

it.each([
  ['EACCES', '/site/dist', unix, 'sudo chown -R USER: /site'],
  ['EPERM', 'C:\\site\\dist', windows, 'another program has it open'],
  ['EBUSY', 'C:\\site\\dist', windows, 'another program has it open'],
  ['EBUSY', '/site/dist', unix, undefined],
  ['EACCES', '/elsewhere', unix, undefined],
  ['ENOENT', 'C:\\site\\dist', windows, undefined],
])('says of %s for %s what to do', (code, path, project, wayOut) => {
  const message = notAllowed(Object.assign(new Error(), { code, path }), project);
  if (wayOut === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(wayOut);
});
