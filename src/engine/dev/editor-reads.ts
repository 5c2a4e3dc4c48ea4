import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspectPictures } from '../assets/inspect-pictures.ts';
import { siteFilesOf } from '../editing/site-parts.ts';
import { Memo } from '../memo/memo.ts';
import { dictionaryFolder } from '../pipeline/1-load/read-dictionary.ts';
import type { StudioBundle } from './bundle/studio-bundle.ts';
import { openFile } from './editor-files.ts';
import { pictureFile } from './editor-screen.ts';
import type { EditorAnswer, EditorServer } from './editor-server.ts';
import { onlineChanges, waitingWork } from './hand-in-requests.ts';
import { writableFile } from './writable-file.ts';

/** What the editor reads: a resource of the server, and what of it. */
export async function readForEditor(
  resource: string,
  name: string,
  { live, folders, bundle, token }: EditorServer,
): Promise<EditorAnswer> {
  if (resource === 'code') return readCode(name, bundle);
  if (resource === 'sleutel') return { status: 200, body: { token } };
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
  if (resource === 'in-te-leveren' && live.checked)
    return { status: 200, body: await waitingWork(folders, live.checked) };
  if (resource === 'wijzigingen') return { status: 200, body: await onlineChanges(folders) };
  if (resource === 'woordenboek' && /^index\.(?:dic|aff)$/.test(name))
    return { status: 200, body: await readFile(join(dictionaryFolder, name)) };
  const file = resource === 'bestand' ? writableFile(folders.pages, name) : undefined;
  const opened = file && (await openFile(file));
  return opened ? { status: 200, body: opened } : { status: 404 };
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
