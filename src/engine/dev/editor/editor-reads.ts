import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EditorRead, EditorReads } from '../../../shared/authors/editor-answers.ts';
import { inspectPictures } from '../../assets/inspect-pictures.ts';
import { earlierVersions } from '../../authoring/git-base/earlier-versions.ts';
import { siteFilesOf } from '../../editing/site-parts.ts';
import { Memo } from '../../memo/memo.ts';
import { dictionaryFolder } from '../../pipeline/1-load/read-dictionary.ts';
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

/** Answers what the editor reads: a resource of the server, and what of it. */
export async function readForEditor(
  resource: string,
  name: string,
  server: EditorServer,
): Promise<EditorAnswer> {
  if (isEditorRead(resource)) {
    const body = await editorReads[resource](name, server);
    return body ? { status: 200, body } : { status: 404 };
  }
  return readForEngine(resource, name, server);
}

/** What its code and its worker are made of. */
async function readForEngine(
  resource: string,
  name: string,
  { live, folders, bundle }: EditorServer,
): Promise<EditorAnswer> {
  if (resource === 'code') return readCode(name, bundle);
  if (resource === 'klaar')
    return { status: 200, body: { bundle: basename(await bundle.folder('browser')) } };
  if (resource === 'site' && live.checked) {
    // An author may choose a picture that no page has yet.
    const all = [...live.checked.index.pictureFiles].filter((path) => pictureFile.test(path));
    const pictures = await inspectPictures(
      all.map((src) => ({ src, isShown: true })),
      { folder: folders.public, memo: new Memo(folders) },
    );
    return { status: 200, body: siteFilesOf({ ...live.checked, examined: live.examined, pictures }) };
  }
  if (resource === 'woordenboek' && /^index\.(?:dic|aff)$/.test(name))
    return { status: 200, body: await readFile(join(dictionaryFolder, name)) };
  return { status: 404 };
}

/** A file of the bundle; its address changes with its content. */
async function readCode(name: string, bundle: StudioBundle): Promise<EditorAnswer> {
  const folder = await bundle.folder('browser');
  const [hash, ...path] = name.split('/');
  const isCode = hash === basename(folder) && name.endsWith('.js');
  const file = isCode ? writableFile(folder, path.join('/')) : undefined;
  const body = file && (await readFile(file).catch(() => undefined));
  if (body === undefined) return { status: 404 };
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
  return { status: 200, body, headers };
}
