import { expect, it } from 'vitest';
import { fileFailure } from '../scripts/file-failure.js';
import { diskFullCodes } from '../src/shared/disk-full.ts';

const unix = { root: '/site', platform: 'linux' } as const;
const windows = { root: 'C:\\site\\', platform: 'win32' } as const;

it.each([
  ['EACCES', '/site/dist', unix, 'sudo chown -R USER: /site'],
  ['EPERM', 'C:\\site\\dist', windows, 'another program has it open'],
  ['EBUSY', 'C:\\site\\dist', windows, 'another program has it open'],
  ['EBUSY', '/site/dist', unix, undefined],
  ['EROFS', '/site/.cache/memo', unix, 'its disk can only be read'],
  ['EROFS', '/elsewhere', unix, undefined],
  ['EACCES', '/elsewhere', unix, undefined],
  ['ENOSPC', undefined, unix, 'Free some space and run this again'],
  ['EDQUOT', '/elsewhere', unix, 'no space for /elsewhere (EDQUOT)'],
  ['ENOENT', '/site/pages/index.json', unix, undefined],
  ['ENOENT', 'C:\\site\\dist', windows, undefined],
])('says of %s for %s what to do', (code, path, project, wayOut) => {
  const message = fileFailure(Object.assign(new Error(), { code, path }), project);
  if (wayOut === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(wayOut);
});

it.each(diskFullCodes)('says of %s, as all else does, that there is no space', (code) => {
  expect(fileFailure(Object.assign(new Error(), { code }), unix)).toContain(
    `There is no space for what is written (${code})`,
  );
});

it('takes a system that watches no more files for no full disk', () => {
  const error = Object.assign(new Error(), { code: 'ENOSPC', syscall: 'watch', path: '/site/pages' });
  expect(fileFailure(error, unix)).toBeUndefined();
});

it('says that a disk only reads when Node misses the folder that it could not make there', () => {
  const error = Object.assign(new Error(), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/site/.cache/commands',
  });
  expect(fileFailure(error, unix)).toContain('its disk can only be read');
});

it('says which folder of temporary files cannot be written to', () => {
  const error = Object.assign(new Error(), { code: 'ENOENT', syscall: 'mkdtemp', path: '/gone/changes-1' });
  expect(fileFailure(error, unix)).toContain('as /gone/changes-1 (ENOENT). Let TMPDIR');
});
