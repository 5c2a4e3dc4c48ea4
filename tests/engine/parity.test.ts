import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { LiveContent } from '../../src/engine/dev/live-content.ts';
import type { Diagnostic } from '../../src/engine/diagnostics/diagnostic.ts';
import { type ReportFormat, report } from '../../src/engine/diagnostics/report.ts';
import { EditedSite } from '../../src/engine/editing/edited-site.ts';
import { siteFilesOf, sitePartsOf } from '../../src/engine/editing/site-parts.ts';
import { loadFiles } from '../../src/engine/pipeline/1-load/load.ts';
import { readDictionary } from '../../src/engine/pipeline/1-load/read-dictionary.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts, textOf } from '../../src/engine/pipeline/1-load/source-document.ts';
import { checkSite, examinedIn, type KnownFile } from '../../src/engine/pipeline/check-site.ts';
import { isAboutBytes } from '../../src/engine/pipeline/document-fixes.ts';

/**
 * One engine, several reports: a reader of the terminal, GitHub, a code scanner, the overlay of the development
 * server or the list in the editor is sent to the same place.
 */
const cases = join(import.meta.dirname, 'cases');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parity-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `file:line:column level rule`, of every problem, sorted. */
type Reported = string[];

interface Placed {
  file: string;
  line: number;
  column: number;
  severity: string;
  rule: string;
}

const reported = (problems: readonly Placed[]): Reported =>
  problems
    .map(
      ({ file, line, column, severity, rule }) =>
        `${file.replace(/^.*\/(?=pages\/)/, '')}:${line}:${column} ${severity} ${rule}`,
    )
    .sort();

/** The editor's own patterns, as it applies them to what the task prints. */
const { tasks } = JSON.parse(readFileSync(join(projectRoot, '.vscode/tasks.json'), 'utf8'));
const matchers: { severity: string; pattern: { regexp: string }[] }[] = tasks[0].problemMatcher;

function inEditor(text: string): Placed[] {
  const lines = text.split('\n');
  return matchers.flatMap(({ severity, pattern: [first, second] }) =>
    lines.flatMap((line, index): Placed[] => {
      const match = new RegExp(first?.regexp ?? '').exec(line);
      if (!match) return [];
      expect(lines[index + 1]).toMatch(new RegExp(second?.regexp ?? ''));
      const [, file = '', at, column, rule = ''] = match;
      return [{ file, line: Number(at), column: Number(column), severity, rule }];
    }),
  );
}

function onGithub(text: string): Placed[] {
  const commands = text.matchAll(
    /^::(error|warning) file=(.*?),line=(\d+),endLine=\d+,col=(\d+),.*?,title=\w+%3A (\S+?)::/gm,
  );
  return [...commands].map(([, severity = '', file = '', line, column, rule = '']) => {
    return { file: decodeURIComponent(file), line: Number(line), column: Number(column), severity, rule };
  });
}

type Said = Pick<Diagnostic, 'file' | 'severity' | 'message' | 'hint'> & { rule: string };

interface SarifResult {
  ruleId: string;
  level: string;
  locations: {
    physicalLocation: {
      artifactLocation: { uri: string };
      region: { startLine: number; startColumn: number };
    };
  }[];
}

function inScanner(text: string): Placed[] {
  const results: SarifResult[] = JSON.parse(text).runs[0].results;
  return results.flatMap(({ ruleId, level, locations }) =>
    locations.map(({ physicalLocation: { artifactLocation, region } }) => ({
      file: decodeURIComponent(artifactLocation.uri),
      line: region.startLine,
      column: region.startColumn,
      severity: level,
      rule: ruleId,
    })),
  );
}

describe('every reader is sent to the same places', () => {
  test.each(readdirSync(cases))('in the case %s', async (name) => {
    cpSync(join(cases, name), folder, { recursive: true });
    const folders = siteFolders(projectRoot, join(folder, 'pages'));
    const { problems, files } = await checkSite(folders, { workingDirectory: folder });
    const as = (format: ReportFormat): string => report(problems, { documents: fileTexts(files), format });
    const live = new LiveContent(folders);
    await live.refresh();

    const expected = reported(JSON.parse(as('json')));
    expect(reported(live.problems)).toEqual(expected);
    expect(reported(inEditor(as('text')))).toEqual(expected);
    expect(reported(onGithub(as('github')))).toEqual(expected);
    expect(reported(inScanner(as('sarif')))).toEqual(expected);
  });
});

describe('the editor finds what the command line finds in the files themselves', () => {
  test.each(readdirSync(cases))('in the case %s', async (name) => {
    cpSync(join(cases, name), folder, { recursive: true });
    const folders = siteFolders(projectRoot, join(folder, 'pages'));
    const known = new Map<string, KnownFile>();
    // Commands in hints name the folder of another site.
    const workingDirectory = dirname(folder);
    const checked = await checkSite(folders, { workingDirectory, known });
    const loaded = loadFiles({ pagesFolder: folders.pages, workingDirectory });
    const inShort = ({ file, rule, severity, message }: Said): string =>
      [file, severity, rule, message].join(' ');
    const inWords = (problem: Said): string => `${inShort(problem)} ${problem.hint ?? ''}`;
    // Of files that cannot be read.
    const unread = loaded.problems.filter(isAboutBytes);
    const ofLoading = new Set(unread.map(inShort));
    const expected = checked.problems.filter((problem) => !ofLoading.has(inShort(problem))).map(inWords);

    const sent = JSON.parse(JSON.stringify(siteFilesOf({ ...checked, examined: examinedIn(known) })));
    const site = new EditedSite(sitePartsOf(sent, readDictionary));
    // It takes over what the server knows, until something is typed.
    for (const { file, ...source } of checked.files)
      for (const text of [`${textOf(source)} `, textOf(source)]) site.edit(file, { text });
    const opened = checked.files.find(({ isDamaged }) => !isDamaged);
    const found = opened && site.check(opened.file, { text: textOf(opened), shown: '/' }).problems;
    expect(found?.map(inWords).sort() ?? []).toEqual(expected.sort());
    // The form shows where it is.
    expect(found?.filter(({ message }) => message.endsWith(']')) ?? []).toEqual([]);
  });
});
