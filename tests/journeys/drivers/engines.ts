import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import type { Driver, Look } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

interface Engine {
  /** Why it cannot be started on this machine; undefined when it can. */
  missing: string | undefined;
  /** `options` are Playwright's, for its own browser. */
  launch(look: Look, options: LaunchOptions): Promise<Driver>;
}

const firefox = firstOf([
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]);
const webkit = {
  // Seen by the driver, which may run in another root.
  browser:
    process.env.WEBKIT_PATH ??
    firstOf(['4.1', '4.0', '6.0'].flatMap((version) => inLibraries(`webkit2gtk-${version}/MiniBrowser`))),
  driver: firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']),
  display: firstOf(['/usr/bin/Xvfb']),
};

/** The browsers of the journeys. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: { missing: undefined, launch: (look, options) => launchChromium(options, look) },
  firefox: {
    missing: firefox
      ? undefined
      : 'The journeys in Firefox: none is installed (Debian: apt-get install firefox-esr; FIREFOX_PATH names another).',
    launch: (look) => launchFirefox(firefox ?? '', look),
  },
  webkit: {
    missing:
      webkit.browser && webkit.driver && webkit.display
        ? undefined
        : 'The journeys in WebKit: it is not installed (Debian: apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb).',
    launch: (look) =>
      launchWebKit(
        { browser: webkit.browser ?? '', driver: webkit.driver ?? '', display: webkit.display ?? '' },
        look,
      ),
  },
};

function firstOf(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file && existsSync(file));
}

/** A file in the folder that Debian has for each processor. */
function inLibraries(file: string): string[] {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return [];
  return readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join(libraries, folder, file));
}
