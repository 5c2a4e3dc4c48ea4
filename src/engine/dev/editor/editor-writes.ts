import type { IncomingMessage } from 'node:http';
import type {
  EditorChange,
  EditorChanges,
  OwnWordAnswer,
  PageAnswer,
  PictureAnswer,
  SharedBlockAnswer,
} from '../../../shared/authors/editor-answers.ts';
import { createQueue } from '../../../shared/create-queue.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { UncheckedObject } from '../../../shared/json/unchecked.ts';
import { pictureLimits, smallerPhoto } from '../../assets/picture-file.ts';
import { isObject, stringAt, stringOrEmptyAt, stringsAt } from '../../json/json-shape.ts';
import { jsonValue } from '../../pipeline/1-load/parse-json.ts';
import { maxFileSize } from '../../pipeline/1-load/read-source.ts';
import { answered } from './answered.ts';
import { saveFile } from './editor-files.ts';
import type { EditorAnswer, EditorServer } from './editor-server.ts';
import { handInNow } from './hand-in-requests.ts';
import { addOwnWord } from './own-word-requests.ts';
import {
  type ChangedSite,
  copyPage,
  movePage,
  newPage,
  removePage,
  replaceWords,
  undoLastChange,
} from './page-requests.ts';
import { readBody } from './read-body.ts';
import { savePicture } from './save-picture.ts';
import { removeSharedBlock, shareBlock } from './shared-block-requests.ts';
import { writableFile } from './writable-file.ts';

/** In bytes: a text grows when it is sent as JSON. */
const maxDocument = 4 * maxFileSize;
const maxPicture = (pictureLimits.megabytes + 1) * 1_000_000;

/** One after the other: of two changes that were made from the same version of a file, the second would undo the first. */
const inTurn = createQueue();

type Write = (request: IncomingMessage, name: string, server: EditorServer) => Promise<EditorAnswer>;

/** The body of a request, of which anything may be wrong. */
type Asked<Change extends EditorChange> = UncheckedObject<EditorChanges[Change]['asked']>;

/** What the editor changes, by method and resource. */
export const editorWrites: Readonly<Record<EditorChange, Write>> = {
  'PUT bestand': async (request, name, { folders }) => {
    const file = name.endsWith('.json') ? writableFile(folders.pages, name) : undefined;
    if (!file) return { status: 403 };
    return withJson(request, async (sent: Asked<'PUT bestand'>) => {
      const [text, hash] = [stringAt(sent, 'text'), stringAt(sent, 'hash')];
      if (text === undefined || hash === undefined) return { status: 400 };
      const answer = await inTurn(() => answered(() => saveFile(file, { text, hash })));
      return { status: 'hash' in answer ? 200 : 'present' in answer ? 409 : 422, body: answer };
    });
  },
  'PUT afbeelding': async (request, name, { live, folders }) => {
    const picture = { name, publicFolder: folders.public };
    const content = await readBody(request, maxPicture);
    if (content === undefined) return { status: 422, body: tooLarge(picture.name) };
    const answer = await answered(() => savePicture(content, picture));
    await live.refresh();
    return { status: 'src' in answer ? 200 : 422, body: answer };
  },
  'POST pagina': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST pagina'>, site) =>
      newPage(
        {
          parent: stringOrEmptyAt(sent, 'parent') || '/',
          title: stringOrEmptyAt(sent, 'title'),
          description: stringOrEmptyAt(sent, 'description'),
          features: stringsAt(sent, 'features'),
        },
        site,
      ),
    ),
  'POST kopie': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST kopie'>, site) =>
      copyPage({ from: stringOrEmptyAt(sent, 'from'), name: stringOrEmptyAt(sent, 'title') }, site),
    ),
  'POST verwijdering': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST verwijdering'>, site) =>
      removePage(
        {
          from: stringOrEmptyAt(sent, 'from'),
          to: stringOrEmptyAt(sent, 'to'),
          movesLinks: sent.movesLinks === true,
        },
        site,
      ),
    ),
  'POST vervanging': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST vervanging'>, site) =>
      replaceWords(
        { find: stringOrEmptyAt(sent, 'find'), replacement: stringOrEmptyAt(sent, 'replacement') },
        site,
      ),
    ),
  'POST herstel': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST herstel'>) =>
      undoLastChange(server.lastChange, stringAt(sent, 'change')),
    ),
  'POST gedeeld-blok': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST gedeeld-blok'>, site) =>
      shareBlock(
        {
          from: stringOrEmptyAt(sent, 'from'),
          pointer: stringOrEmptyAt(sent, 'pointer'),
          name: stringOrEmptyAt(sent, 'name'),
        },
        site,
      ),
    ),
  'POST weggooien': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST weggooien'>, site) =>
      removeSharedBlock(stringOrEmptyAt(sent, 'name'), site),
    ),
  'POST woord': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST woord'>, site) =>
      addOwnWord(stringOrEmptyAt(sent, 'word'), site),
    ),
  'POST inlevering': (request, _name, { live, folders }) =>
    withJson(request, async (sent: Asked<'POST inlevering'>) => {
      const answer = await handInNow(folders, stringOrEmptyAt(sent, 'title'));
      await live.refresh();
      return { status: 'branch' in answer ? 200 : 422, body: answer };
    }),
  'POST verhuizing': (request, _name, server) =>
    withPages(request, server, (sent: Asked<'POST verhuizing'>, site) =>
      movePage(
        {
          from: stringOrEmptyAt(sent, 'from'),
          to: stringOrEmptyAt(sent, 'to'),
          isPlan: sent.isPlan === true,
        },
        site,
      ),
    ),
};

function tooLarge(name: string): PictureAnswer {
  return {
    message: `"${name}" is meer dan ${pictureLimits.megabytes} MB, en dat kan niet. Bewaar die kleiner, een foto ${smallerPhoto}.`,
  };
}

async function withJson(
  request: IncomingMessage,
  answer: (sent: JsonObject) => Promise<EditorAnswer>,
): Promise<EditorAnswer> {
  if (request.headers['content-type'] !== 'application/json') return { status: 415 };
  const body = await readBody(request, maxDocument);
  if (body === undefined) return { status: 413 };
  const sent = jsonValue(body.toString('utf8'));
  return isObject(sent) ? answer(sent) : { status: 400 };
}

/** Before it the site is read, as files may have changed a moment ago; after it again, so that the page is there at once. */
function withPages(
  request: IncomingMessage,
  { live, folders, lastChange }: EditorServer,
  act: (sent: JsonObject, site: ChangedSite) => Promise<PageAnswer | SharedBlockAnswer | OwnWordAnswer>,
): Promise<EditorAnswer> {
  return withJson(request, (sent) =>
    inTurn(async () => {
      await live.refresh();
      const { checked } = live;
      if (!checked) return { status: 503 };
      const answer = await act(sent, { checked, folders, lastChange });
      await live.refresh();
      return { status: 'message' in answer ? 422 : 200, body: answer };
    }),
  );
}
