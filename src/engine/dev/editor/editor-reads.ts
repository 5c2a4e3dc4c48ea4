import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EditorRead, EditorReads } from '../../../shared/authors/editor-answers.ts';
import type { EngineResource } from '../../../shared/authors/studio-addresses.ts';
import { contentType } from '../../../shared/site/content-type.ts';
import { immutable } from '../../../shared/site/response-headers.ts';
import { inspectPictures } from '../../assets/inspect-pictures.ts';
import { earlierVersions } from '../../authoring/git-base/earlier-versions.ts';
import { siteFilesOf } from '../../editing/site-parts.ts';
import { Memo } from '../../memo/memo.ts';
import { listPublicFiles } from '../../pipeline/1-load/list-public-files.ts';
import { dictionaryFolder } from '../../pipeline/1-load/read-dictionary.ts';
import { dictionaryFileNames } from '../../text/spelling/word-forms.ts';
import type { StudioBundle } from '../bundle/studio-bundle.ts';
import { answered } from './answered.ts';
import { openFile } from './editor-files.ts';
import { pictureFile } from './editor-screen.ts';
import type { EditorAnswer, EditorServer } from './editor-server.ts';
import { onlineChanges, waitingWork } from './hand-in-requests.ts';
import { writableFile } from './writable-file.ts';

type Read<Answer> = (name: string, server: EditorServer) => Promise<Answer | null | undefined>;

/** What its screens read; nothing where there is none. */
const editorReads: { readonly [Resource in EditorRead]: Read<EditorReads[Resource]> } = {
  bestand: async (name, { folders }) => {
    const file = writableFile(folders.pages, name);
    return file ? openFile(file) : undefined;
  },
  'in-te-leveren': async (_name, { live, folders }) => live.checked && waitingWork(folders, live.checked),
  sleutel: async (_name, { token }) => ({ token }),
  versies: async (name, { folders }) => {
    const file = writableFile(folders.pages, name);
    return file ? answered(async () => ({ versions: await earlierVersions(file) })) : undefined;
  },
  wijzigingen: (_name, { folders }) => onlineChanges(folders),
};

function isEditorRead(text: string): text is EditorRead {
  return Object.hasOwn(editorReads, text);
}

/** What its code and its worker are made of. */
const engineReads: {
  readonly [Resource in EngineResource]: (name: string, server: EditorServer) => Promise<EditorAnswer>;
} = {
  code: (name, { bundle }) => readCode(name, bundle),
  klaar: async (_name, { bundle }) => {
    await bundle.folder('browser');
    return { status: 200 };
  },
  site: async (_name, { live, folders }) => {
    if (!live.checked) return { status: 404 };
    // An author may choose a picture that no page has yet; the check may not know yet that one was removed.
    const all = [...listPublicFiles(folders.public).files].filter((path) => pictureFile.test(path));
    const pictures = await inspectPictures(
      all.map((src) => ({ src, isShown: true })),
      { folder: folders.public, memo: new Memo(folders) },
    );
    return { status: 200, body: siteFilesOf({ ...live.checked, examined: live.examined, pictures }) };
  },
  woordenboek: async (name) => {
    const file = Object.values(dictionaryFileNames).find((each) => each === name);
    return file ? { status: 200, body: await readFile(join(dictionaryFolder, file)) } : { status: 404 };
  },
};

function isEngineResource(text: string): text is EngineResource {
  return Object.hasOwn(engineReads, text);
}

/** Answers what the editor reads: a resource of the server, and what of it. */
export async function readForEditor(
  resource: string,
  name: string,
  server: EditorServer,
): Promise<EditorAnswer> {
  if (isEngineResource(resource)) return engineReads[resource](name, server);
  const body = isEditorRead(resource) ? await editorReads[resource](name, server) : undefined;
  return body ? { status: 200, body } : { status: 404 };
}

/** A file of the bundle; its address changes with its content. */
async function readCode(name: string, bundle: StudioBundle): Promise<EditorAnswer> {
  const folder = await bundle.folder('browser');
  const [hash, ...path] = name.split('/');
  const isCode = hash === basename(folder) && name.endsWith('.js');
  const file = isCode ? writableFile(folder, path.join('/')) : undefined;
  const body = file && (await readFile(file).catch(() => undefined));
  if (body === undefined) return { status: 404 };
  const headers = { 'content-type': contentType(name), 'cache-control': immutable };
  return { status: 200, body, headers };
}
