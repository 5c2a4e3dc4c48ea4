import type { EditorEngine, EngineAnswer, EngineQuestion } from '../../shared/authors/editor.ts';
import { engineAddress } from '../../shared/authors/studio-addresses.ts';
import { createQueue } from '../../shared/create-queue.ts';
import { Dictionary } from '../text/spelling/dictionary.ts';
import { dictionaryFileNames } from '../text/spelling/word-forms.ts';
import { EditedSite } from './edited-site.ts';
import { type EditedSiteFiles, sitePartsOf } from './site-parts.ts';

let site: EditedSite | undefined;
let dictionary: Promise<() => Dictionary> | undefined;

const engine: EditorEngine = {
  async start() {
    dictionary ??= readDictionary();
    dictionary.catch(() => {
      // Not cached: a restarted server may answer the next time.
      dictionary = undefined;
    });
    const response = await answerTo(engineAddress('site'));
    const files: EditedSiteFiles = await response.json();
    site = new EditedSite(sitePartsOf(files, await dictionary), site);
  },
  edit: async (file, change) => started().edit(file, change),
  fix: async (file, change) => started().fix(file, change),
  check: async (file, change) => started().check(file, change),
  prepare: async (file) => started().prepare(file),
};

function started(): EditedSite {
  if (!site) throw new Error('The worker has not read the site yet.');
  return site;
}

/** Throws when the server refuses. */
async function answerTo(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

/** Its index is built at the first question, which comes once the author begins. */
async function readDictionary(): Promise<() => Dictionary> {
  const read = async (name: string): Promise<Uint8Array> => {
    const response = await answerTo(engineAddress('woordenboek', name));
    return new Uint8Array(await response.arrayBuffer());
  };
  const [dic, aff] = await Promise.all([read(dictionaryFileNames.dic), read(dictionaryFileNames.aff)]);
  let made: Dictionary | undefined;
  return () => {
    made ??= new Dictionary({ dic, aff });
    return made;
  };
}

async function answer(question: EngineQuestion): Promise<unknown> {
  switch (question.name) {
    case 'start':
      return engine.start();
    case 'edit':
      return engine.edit(...question.parameters);
    case 'fix':
      return engine.fix(...question.parameters);
    case 'check':
      return engine.check(...question.parameters);
    case 'prepare':
      return engine.prepare(...question.parameters);
  }
}

/** An edit applies to the result of the one before it. */
const inTurn = createQueue();

self.addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  const reply = (rest: Omit<EngineAnswer, 'id'>): void => self.postMessage({ id: data.id, ...rest });
  inTurn(() => answer(data)).then(
    (result) => reply({ result }),
    (error) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
