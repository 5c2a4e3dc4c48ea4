import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Severity } from './diagnostic.ts';
import { repositoryAddress } from './repository-address.ts';

/** What `docs/regels` says about a rule. */
export interface RulePage {
  /** One Dutch sentence. */
  what: string;
  why: string;
  /** The whole page. */
  markdown: string;
  /** The level of most of its problems. */
  severity: Severity;
  /** On GitHub when the command runs there, else the file on this machine. */
  address: string;
}

const folder = join(import.meta.dirname, '../../../docs/regels');

/** Reads the page of a rule; throws when there is none, because every rule has one. */
export function readRulePage(rule: string): RulePage {
  const file = join(folder, `${rule}.md`);
  const markdown = readFileSync(file, 'utf8');
  const online = repositoryAddress();
  return {
    what: sectionOf(markdown, 'Wat'),
    why: sectionOf(markdown, 'Waarom'),
    markdown,
    severity: markdown.includes('\nNiveau: waarschuwing') ? 'warning' : 'error',
    address: online === undefined ? pathToFileURL(file).href : `${online}/docs/regels/${rule}.md`,
  };
}

/** The text below a heading, in one line. */
function sectionOf(markdown: string, heading: string): string {
  const text =
    new RegExp(`^## ${heading}\\n+([\\s\\S]*?)(?=\\n## |$(?![\\s\\S]))`, 'm').exec(markdown)?.[1] ?? '';
  return text.replace(/\s+/g, ' ').trim();
}
