import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { disabledFeatures } from './disabled-features.ts';

const featuresIn = (argument = ''): string[] => argument.replace('--disable-features=', '').split(',');

// Windows starts no script as a program.
it.skipIf(process.platform === 'win32')('all that Playwright switches off stays off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'features-'));
  try {
    const program = join(folder, 'browser');
    const file = join(folder, 'arguments');
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${file}'\n`, { mode: 0o755 });
    await expect(chromium.launch({ executablePath: program, args: [disabledFeatures] })).rejects.toThrow();
    const lists = readFileSync(file, 'utf8')
      .split('\n')
      .filter((argument) => argument.startsWith('--disable-features='));
    expect(lists).toEqual([expect.any(String), disabledFeatures]);
    expect(featuresIn(disabledFeatures)).toEqual(expect.arrayContaining(featuresIn(lists[0])));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
