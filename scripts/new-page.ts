import { nextSteps } from '../src/engine/authoring/new-page/next-steps.ts';
import { type PageFacts, pageKinds, type TypeFact } from '../src/engine/authoring/new-page/page-facts.ts';
import { planPage, priceRefusal } from '../src/engine/authoring/new-page/plan-page.ts';
import { usualKind } from '../src/engine/authoring/new-page/usual-kind.ts';
import { typedRoute } from '../src/engine/authoring/typed-route.ts';
import { writeFileAtomic } from '../src/engine/memo/write-file-atomic.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import type { SiteIndex } from '../src/engine/pipeline/3-facts/site-index.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { addressInWords } from '../src/shared/page/route.ts';
import { readAmount } from '../src/shared/text/amount.ts';
import { askPageFacts } from './ask-page-facts.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { openQuestions } from './questions.ts';
import { run } from './run.ts';

/** Makes a page from options and answers. */
export async function newPage(args: string[]): Promise<number> {
  const { values, positionals } = authorArguments({
    args,
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      name: { type: 'string' },
      kind: { type: 'string' },
      description: { type: 'string' },
      feature: { type: 'string', multiple: true, default: [] },
      type: { type: 'string', multiple: true, default: [] },
      price: { type: 'string' },
    },
  });
  const [address, ...tooMany] = positionals;
  if (tooMany.length > 0) throw new CouldNotRunError('Noem één adres tegelijk.');
  const folders = siteFolders(projectRoot, values.pages);
  const checked = await checkSite(folders);
  const site = checked.index;
  const facts = address === undefined ? await asked(site) : typedFacts(address, values, site);
  const planned = planPage(checked, folders, facts);
  const { absoluteFile, file, text } = planned.document;
  await writeFileAtomic(absoluteFile, text);
  printMessage([`\n${file} is gemaakt.`, ...nextSteps(planned)].join('\n'), folders);
  return 0;
}

async function asked(site: SiteIndex): Promise<PageFacts> {
  const questions = openQuestions();
  try {
    return await askPageFacts(questions, site);
  } finally {
    questions.close();
  }
}

interface TypedFacts {
  name?: string;
  kind?: string;
  description?: string;
  feature: string[];
  type: string[];
  price?: string;
}

function typedFacts(address: string, typed: TypedFacts, site: SiteIndex): PageFacts {
  const { name, kind, description, feature, type, price } = typed;
  const route = typedRoute(address);
  const known = kind === undefined ? usualKind(site, route) : pageKinds.find((each) => each === kind);
  if (known === undefined) {
    throw new CouldNotRunError(`De soort "${kind}" bestaat niet. Kies uit: ${pageKinds.join(', ')}.`);
  }
  const unused = price !== undefined ? 'price' : type.length > 0 ? 'type' : undefined;
  if (known !== 'equipment' && unused !== undefined) {
    throw new CouldNotRunError(
      `Met --${unused} zou hier niets gebeuren: het wordt een pagina van de soort "${known}". Zet er --kind=equipment bij, of laat --${unused} weg.`,
    );
  }
  const objection = price === undefined ? undefined : priceRefusal(price);
  if (objection !== undefined) throw new CouldNotRunError(objection);
  return {
    route,
    name: name?.trim() || addressInWords(route),
    kind: known,
    description,
    features: feature,
    types: type.map(typeFact),
    price: readAmount(price ?? ''),
  };
}

/** `Lichte tankwagen: voor korte ritten` has a title and a description. */
function typeFact(typed: string): TypeFact {
  const [title = '', ...rest] = typed.split(':');
  return { title, description: rest.join(':') };
}

if (import.meta.main) await run(newPage);
