import { pageName } from '../src/engine/authoring/new-page/page-context.ts';
import {
  type PageFacts,
  type PageKind,
  pageKinds,
  type TypeFact,
} from '../src/engine/authoring/new-page/page-facts.ts';
import { hasCard } from '../src/engine/authoring/new-page/page-parts.ts';
import { nameRefusal, priceRefusal, routeRefusal } from '../src/engine/authoring/new-page/plan-page.ts';
import { hubCommand } from '../src/engine/authoring/new-page/plan-page-address.ts';
import { takenNameRefusal } from '../src/engine/authoring/new-page/taken-name.ts';
import { parentChoices, usualKind } from '../src/engine/authoring/new-page/usual-kind.ts';
import { typedRoute } from '../src/engine/authoring/typed-route.ts';
import type { SiteIndex } from '../src/engine/pipeline/3-facts/site-index.ts';
import { kebabOf } from '../src/engine/text/kebab.ts';
import { newPageLimits } from '../src/shared/authors/new-page-limits.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { routeBelow } from '../src/shared/page/route.ts';
import { readAmount } from '../src/shared/text/amount.ts';
import type { Questions } from './questions.ts';

const kindNames: Record<PageKind, string> = {
  equipment: 'iets om te leasen, met voordelen, types en een calculator',
  hub: 'een overzicht van de pagina’s eronder',
  text: 'uitleg, zonder calculator',
};
const typeCount = 3;

/**
 * Asks an author for everything a new page needs; an empty answer keeps the starting text.
 * @throws CouldNotRunError where there is no page yet for it to stand below
 */
export async function askPageFacts(questions: Questions, site: SiteIndex): Promise<PageFacts> {
  const parents = parentChoices(site);
  if (parents.length === 0) {
    throw new CouldNotRunError(
      `Er is nog geen homepage, waar andere pagina’s onder horen. Maak die eerst: ${hubCommand('/')}`,
    );
  }
  const place = await questions.choose(
    'Waar komt de pagina?',
    parents.map((page) =>
      page.route === '/' ? 'los, direct onder de homepage' : `onder ${pageName(page)} (${page.route})`,
    ),
  );
  const parentRoute = parents[place]?.route ?? '/';
  const name = await questions.ask(
    'Hoe heet de pagina, bijvoorbeeld Tankwagen?',
    (typed) =>
      nameRefusal(typed) ?? (hasCard(parentRoute) ? takenNameRefusal(site, typed)?.message : undefined),
  );
  const route = await askRoute(questions, site, routeBelow(parentRoute, kebabOf(name)));
  const usual = usualKind(site, route);
  const kinds = [usual, ...pageKinds.filter((kind) => kind !== usual)];
  const chosen = await questions.choose(
    'Wat voor pagina wordt het?',
    kinds.map((kind) => kindNames[kind]),
    0,
  );
  const kind = kinds[chosen] ?? usual;

  console.error('\nNog een paar vragen. Weet je iets nog niet? Druk op Enter, dan komt er een begintekst.');
  const description = await questions.ask('Waar is het voor, in één zin?');
  const features = kind === 'text' ? [] : await askFeatures(questions);
  const types = kind === 'equipment' ? await askTypes(questions) : [];
  const price = kind === 'equipment' ? await askPrice(questions) : undefined;
  return { route, name, kind, description, features, types, price };
}

async function askRoute(questions: Questions, site: SiteIndex, proposed: string): Promise<string> {
  const folder = proposed.slice(0, proposed.lastIndexOf('/') + 1);
  // The place of the page was chosen already: only its name is asked.
  const meant = (typed: string): string => {
    if (typed === '') return proposed;
    return /[/\\]/.test(typed) ? typed : folder + typed;
  };
  const answer = await questions.ask(
    `Het adres wordt ${proposed}. Enter is goed, of typ een ander adres:`,
    (typed) => objectionTo(meant(typed), site),
  );
  return typedRoute(meant(answer));
}

function objectionTo(typed: string, site: SiteIndex): string | undefined {
  try {
    return routeRefusal(site, typedRoute(typed));
  } catch (error) {
    if (error instanceof CouldNotRunError) return error.message;
    throw error;
  }
}

async function askTypes(questions: Questions): Promise<TypeFact[]> {
  const types: TypeFact[] = [];
  while (types.length < typeCount) {
    const title = await questions.ask(`Naam van type ${types.length + 1}, bijvoorbeeld "Lichte uitvoering":`);
    if (title === '') break;
    const description = await questions.ask('Voor wie of waarvoor is dat type, in één zin?');
    types.push({ title, description });
  }
  return types;
}

async function askPrice(questions: Questions): Promise<number | undefined> {
  const answer = await questions.ask(
    'Wat is een gewone aanschafprijs, in hele euro’s excl. btw? Dat wordt het voorbeeld in de calculator:',
    (typed) => (typed === '' ? undefined : priceRefusal(typed)),
  );
  return readAmount(answer);
}

async function askFeatures(questions: Questions): Promise<string[]> {
  const features: string[] = [];
  while (features.length < newPageLimits.features) {
    const feature = await questions.ask(`Kenmerk ${features.length + 1}, in een paar woorden:`);
    if (feature === '') break;
    features.push(feature);
  }
  return features;
}
