import { Sentences } from './sentences.ts';

/** A page of the generated site; the peers' templates read the same documents. */
interface GeneratedPage {
  /** Its file below the pages folder: `soort-3/type-17.json`. */
  file: string;
  document: object;
}

/** How many pages stand in one list of cards. */
const pagesBelow = 30;

/** So many pages, and the lists of cards above them that lead to each: home, branches and groups. */
export function generatedPages(count: number): GeneratedPage[] {
  const groups = Math.ceil(count / pagesBelow);
  const branches = Math.ceil(groups / pagesBelow);
  const branchOf = (group: number): string => `branche-${Math.floor(group / pagesBelow)}`;
  const groupOf = (page: number): string => {
    const group = Math.floor(page / pagesBelow);
    return `${branchOf(group)}/groep-${group}`;
  };
  return [
    { file: 'index.json', document: listPage(-1, 'Begin', 1) },
    { file: '404.json', document: notFound },
    ...Array.from({ length: branches }, (_, branch) => ({
      file: `branche-${branch}/index.json`,
      document: listPage(-2 - branch, `Branche ${branch}`, 2),
    })),
    ...Array.from({ length: groups }, (_, group) => ({
      file: `${branchOf(group)}/groep-${group}/index.json`,
      document: listPage(-2 - branches - group, `Groep ${group}`, 3),
    })),
    ...Array.from({ length: count }, (_, page) => ({
      file: `${groupOf(page)}/type-${page}.json`,
      document: contentPage(page, `/${groupOf(page)}`),
    })),
  ];
}

function head(name: string, depth: number, sentences: Sentences): object {
  return {
    $schema: `${'../'.repeat(depth)}schemas/page.schema.json`,
    metadata: {
      title: `${name} leasen`,
      description: shortened(`${name}: ${sentences.text(2)}`),
      keywords: [name.toLowerCase(), `${name.toLowerCase()} leasen`, 'zakelijk leasen', 'lease'],
    },
    name,
    card: {
      title: name,
      description: sentences.text(1),
      features: [sentences.phrase(), sentences.phrase(), sentences.phrase()],
    },
  };
}

function listPage(seed: number, name: string, depth: number): object {
  const sentences = new Sentences(seed);
  return {
    ...head(name, depth, sentences),
    blocks: [
      { type: 'hero', title: name, text: sentences.text(4) },
      { type: 'page-cards', title: 'Alle soorten', linkLabel: 'Bekijk' },
    ],
  };
}

function contentPage(page: number, parent: string): object {
  const sentences = new Sentences(page);
  const name = `Type ${page}`;
  return {
    ...head(name, parent.split('/').length, sentences),
    service: name,
    blocks: [
      {
        type: 'hero',
        title: `${name} leasen`,
        text: sentences.text(3),
        back: { label: 'Terug', href: parent },
      },
      {
        type: 'benefit-list',
        title: sentences.phrase(),
        items: times(6, () => ({ title: sentences.phrase(), text: sentences.text(1) })),
      },
      {
        type: 'type-cards',
        title: sentences.phrase(),
        items: times(3, () => ({
          title: sentences.phrase(),
          description: sentences.text(2),
          features: times(4, () => sentences.phrase()),
        })),
      },
      {
        type: 'faq',
        title: `Vragen over ${name}`,
        items: times(4, () => ({ question: `${sentences.phrase()}?`, answer: sentences.text(3) })),
      },
      {
        type: 'call-to-action',
        title: sentences.phrase(),
        text: `${sentences.text(1)} Bel over ${name} met **{phone}** of lees [alles over de groep](${parent}).`,
        actions: [{ label: 'Bel ons', href: 'tel:{phone}' }],
      },
    ],
  };
}

const notFound = {
  $schema: '../schemas/page.schema.json',
  metadata: {
    title: 'Niet gevonden',
    description: shortened(`Niet gevonden: ${new Sentences(-1000).text(2)}`),
  },
  blocks: [{ type: 'hero', title: 'Niet gevonden', text: 'Deze pagina bestaat niet.' }],
};

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

/** As many whole words as a description may have characters. */
function shortened(text: string): string {
  return `${text.slice(0, text.lastIndexOf(' ', 150))}.`;
}
