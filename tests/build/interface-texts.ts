import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { projectRoot } from '../../scripts/project-root.ts';

/** A text that the site itself says: a label, a hint, a notice. */
export interface InterfaceText {
  file: string;
  text: string;
}

/** What developers read, or nobody: imports, errors, the console, types. */
const unread = new Set(['ImportDeclaration', 'ThrowStatement', 'TSLiteralType', 'TaggedTemplateExpression']);

/** Names, keys and headers are one word in lower case or Like-This, CSS has colons; texts begin with a capital or have a space. */
const looksLikeText = (text: string): boolean =>
  /^\s*\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text) && !/[:;]\S|\p{Ll}-\p{Lu}/u.test(text);

/** Every text in the source of the rooms that visitors see. */
export function interfaceTexts(): InterfaceText[] {
  return ['src/shared', 'src/view', 'src/browser'].flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/(\.(test|styles|d)\.tsx?|schema-types\.ts)$|theme/.test(file),
      )
      .flatMap((file) => {
        const { program } = parseSync(file, readFileSync(join(projectRoot, room, file), 'utf8'));
        return textsIn(program).map((text) => ({ file: `${room}/${file.replaceAll('\\', '/')}`, text }));
      }),
  );
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || unread.has(node.type) || isConsole(node)) return [];
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

function isNode(value: unknown): value is { type: string; [field: string]: unknown } {
  return isRecord(value) && (value.type === undefined || typeof value.type === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
