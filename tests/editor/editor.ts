import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import { projectRoot } from '../../scripts/project-root.ts';
import { isObject, listAt, stringOrEmptyAt } from '../../src/engine/json/json-shape.ts';
import { parseJson } from '../../src/engine/pipeline/1-load/parse-json.ts';

/** Stands in a text where the cursor is. */
export const cursor = '‸';

/** The part of VS Code that knows JSON, set up as the project's `.vscode/settings.json` sets it up. */
export interface Editor {
  /** What is underlined in a file, which need not exist; `file` is a path from the project's folder. */
  problems(file: string, text: string): Promise<Diagnostic[]>;
  /** What Ctrl+Space offers at the cursor. */
  completions(file: string, text: string): Promise<CompletionItem[]>;
  /** What appears over the word at the cursor. */
  hover(file: string, text: string): Promise<string>;
  /** The pieces of a text that can be followed with Ctrl+click. */
  links(file: string, text: string): Promise<string[]>;
}

/** Opens the editor in the project's folder. */
export async function openEditor(): Promise<Editor> {
  const service = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  service.configure({ validate: true, allowComments: false, schemas: await schemasInSettings() });
  const open = (file: string, text: string) => {
    const document = TextDocument.create(
      pathToFileURL(join(projectRoot, file)).href,
      'json',
      1,
      text.replace(cursor, ''),
    );
    return {
      document,
      json: service.parseJSONDocument(document),
      place: document.positionAt(text.indexOf(cursor)),
    };
  };
  return {
    problems(file, text) {
      const { document, json } = open(file, text);
      return Promise.resolve(
        service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' }),
      );
    },
    async completions(file, text) {
      const { document, json, place } = open(file, text);
      return (await service.doComplete(document, place, json))?.items ?? [];
    },
    async hover(file, text) {
      const { document, json, place } = open(file, text);
      const { contents = '' } = (await service.doHover(document, place, json)) ?? {};
      return [contents]
        .flat()
        .map((part) => (typeof part === 'string' ? part : part.value))
        .join('\n');
    },
    async links(file, text) {
      const { document, json } = open(file, text);
      return (await service.findLinks(document, json)).map(({ range }) => document.getText(range));
    },
  };
}

type SchemaSettings = NonNullable<Parameters<LanguageService['configure']>[0]['schemas']>;

/** VS Code takes the address of a schema, and where its patterns count, from the folder of the settings. */
async function schemasInSettings(): Promise<SchemaSettings> {
  const { value } = parseJson(await readFile(join(projectRoot, '.vscode/settings.json'), 'utf8'));
  return listAt(value, 'json.schemas')
    .filter(isObject)
    .map((setting) => ({
      uri: pathToFileURL(join(projectRoot, stringOrEmptyAt(setting, 'url'))).href,
      fileMatch: listAt(setting, 'fileMatch').filter((pattern) => typeof pattern === 'string'),
      folderUri: pathToFileURL(projectRoot).href,
    }));
}

/** A text in which an item of the completions was chosen, and Tab pressed until the end. */
export function chosen(text: string, { textEdit, label }: CompletionItem): string {
  if (!textEdit || !('range' in textEdit)) throw new Error(`The editor does not say where "${label}" goes.`);
  const document = TextDocument.create('file:///x.json', 'json', 1, text.replace(cursor, ''));
  return TextDocument.applyEdits(document, [
    { range: textEdit.range, newText: withoutTabStops(textEdit.newText) },
  ]);
}

function withoutTabStops(snippet: string): string {
  return snippet
    .replace(
      /\$\{\d+:((?:\\.|[^}\\])*)\}|\$\{\d+\|((?:\\.|[^,|\\])*)[^}]*\}|\$\d+/g,
      (_, words = '', choice = '') => words + choice,
    )
    .replace(/\\([\\$}])/g, '$1');
}
