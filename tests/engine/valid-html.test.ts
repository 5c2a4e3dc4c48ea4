import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { ownPagesFolder } from '../routes.ts';
import { silentProgress } from './silent-progress.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  /** Of what is no error only warnings count; the rest is about the checker itself. */
  subType?: 'warning';
  url: string;
  message: string;
  extract?: string;
}

/** Where browsers know more than the checker, by what it says and the place it quotes. */
const tolerated: [words: RegExp, reason: string][] = [
  [
    /^CSS: “animation-(timeline|range)”: Property .* doesn't exist/,
    'scroll-driven animations, behind @supports',
  ],
  [
    /^CSS: (“position-(area|anchor|try-fallbacks)”: Property|“inset”: “anchor\(|“justify-self”: “anchor-center”)/,
    'anchor positioning, behind @supports',
  ],
  [/^CSS: “background”: Parse Error.*type\(\*\)/, 'attr() with a type; a browser without it shows no colour'],
  [
    /^CSS: (“container(-type)?”: Property|Unrecognized at-rule “@container”)/,
    'containers, in every browser since 2023',
  ],
  [/^CSS: “font-size”: Parse Error.*cqi\)/, 'the units of containers'],
  [
    /^CSS: “[\w-]+”: (Invalid type: “var\(--\w+\)|The types are incompatible\..*\(--\w+\))/,
    'custom properties in min(), clamp() and calc(), in every browser since 2020',
  ],
  [
    /^(Bad value “” for attribute “form”|The “form” attribute must refer to a form).* form="" popoverTarget=/,
    'of no form, as HTML says: before 18.2 Safari opens no popover from a button of a form',
  ],
  [/^The “list” role is unnecessary/, 'Safari forgets that a list without markers is one'],
];

const jar = String(createRequire(import.meta.url)('vnu-jar'));
const hasJava = spawnSync('java', ['-version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'valid-'));
const out = join(folder, 'dist');

beforeAll(async () => {
  if (!hasJava) return;
  await buildSite({
    folders: siteFolders(projectRoot, ownPagesFolder),
    out,
    hasSocialPictures: false,
    compression: 'none',
    progress: silentProgress,
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!hasJava)(
  `every page is valid HTML${hasJava ? '' : ' (skipped: this machine has no Java, which the checker needs)'}`,
  { timeout: 180_000 },
  async () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const messages = await check(files.map((file) => join(out, file)));
    const findings = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
    expect(findings.filter(isReal).map((message) => `${message.url} ${inWords(message)}`)).toEqual([]);
    const unused = tolerated.filter(([words]) => !findings.some((message) => words.test(inWords(message))));
    expect(
      unused.map(([, reason]) => reason),
      'the checker no longer says these',
    ).toEqual([]);
  },
);

const inWords = ({ message, extract = '' }: Message): string => `${message} ${extract.replaceAll('\n', ' ')}`;

function isReal(message: Message): boolean {
  return !tolerated.some(([words]) => words.test(inWords(message)));
}

/** One process for all files, as the checker takes a second to start, and too short-lived for Java's second compiler. */
async function check(files: string[]): Promise<Message[]> {
  const ofJava = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-jar', jar];
  const child = spawn('java', [...ofJava, '--format', 'json', '--exit-zero-always', ...files]);
  child.stderr.setEncoding('utf8');
  let answer = '';
  for await (const piece of child.stderr) answer += piece;
  return JSON.parse(answer).messages;
}
