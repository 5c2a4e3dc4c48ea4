import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { projectRoot } from '../../scripts/project-root.ts';

/** A text that the site itself says: a label, a hint, a notice, a sentence of a mail. */
interface InterfaceText {
  file: string;
  text: string;
}

/** What developers read, or nobody: imports, errors, the console, types. */
const unread = new Set(['ImportDeclaration', 'ThrowStatement', 'TSLiteralType', 'TaggedTemplateExpression']);

/**
 * Names, keys and headers are one word in lower case or Like-This, time zones Like/This, CSS has colons; texts begin
 * with a capital or have a space.
 */
const looksLikeText = (text: string): boolean =>
  /^\s*\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text) && !/[:;]\S|\p{Ll}[-/]\p{Lu}/u.test(text);

/** The folders that speak to visitors, and the files that do so in folders that speak to developers. */
const folders = ['src/shared', 'src/view', 'src/browser', 'supabase/functions/_shared/mail'];
const singleFiles = [
  'supabase/functions/_shared/lead.ts',
  'supabase/functions/_shared/http-error.ts',
  'src/server/leads/commands/lead-words.ts',
];
/** Tests, types and looks. */
const isSilent = (file: string): boolean =>
  /(\.(test|styles|d)\.tsx?|schema-types\.ts|mail-html\.ts)$|theme/.test(file);

/** Every text in the source that visitors, or the company, read. */
export function interfaceTexts(): InterfaceText[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !isSilent(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  return [...inFolders, ...singleFiles].flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(projectRoot, file), 'utf8'));
    return textsIn(program).map((text) => ({ file, text }));
  });
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || unread.has(node.type) || isConsole(node) || isNameOfClass(node)) return [];
  if (node.type === 'JSXText' && typeof node.value === 'string') return [node.value];
  if (node.type === 'Literal') return [node.value].filter(isText);
  if (node.type === 'TemplateElement' && isRecord(node.value)) return [node.value.cooked].filter(isText);
  return Object.values(node).flatMap(textsIn);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && looksLikeText(value);
}

function isConsole({ callee }: Record<string, unknown>): boolean {
  return isRecord(callee) && isRecord(callee.object) && callee.object.name === 'console';
}

/** As errors have one: `override name = 'HttpError'`. */
function isNameOfClass({ type, key }: Record<string, unknown>): boolean {
  return type === 'PropertyDefinition' && isRecord(key) && key.name === 'name';
}

function isNode(value: unknown): value is { type: string; [field: string]: unknown } {
  return isRecord(value) && (value.type === undefined || typeof value.type === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
