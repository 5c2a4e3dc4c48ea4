/** A hub, and what stands below it. */
interface Hub {
  route: string;
  /** Label of the link by which the pages below lead back to it. */
  back: string;
  /** The last names of the pages below it. */
  children: readonly string[];
  /** Those of them that are reached without a card. */
  withoutCard?: readonly string[];
  linkLabel: string;
  /** Heading of the list of all pages, where there is one. */
  allTitle?: string;
}

export const hubs: readonly Hub[] = [
  {
    route: '/equipment/wegtransport',
    back: 'Terug naar Wegtransport',
    children: [
      'bedrijfswagen',
      'vrachtwagen',
      'trekker',
      'oplegger',
      'aanhangwagen',
      'aanhanger',
      'bakwagen',
      'be-combinatie',
      'betonmixer',
      'bus',
      'kipper',
      'koelwagen',
      'oprijwagen',
      'paardenvrachtwagen',
      'personenbusje',
      'touringcar',
      'trailer',
      'vuilniswagen',
    ],
    withoutCard: ['aanhanger', 'trailer'],
    linkLabel: 'Meer Informatie',
    allTitle: 'Alle voertuigen',
  },
  {
    route: '/equipment/bouwmachine',
    back: 'Terug naar Bouwmachines',
    children: [
      'bulldozer',
      'dumper',
      'graafmachine',
      'kniklader',
      'knikmops',
      'minigraver',
      'mobiele-graafmachine',
      'rups',
      'wiellader',
    ],
    linkLabel: 'Meer Informatie',
  },
  {
    route: '/equipment/landbouwmachine',
    back: 'Terug naar Landbouwmachines',
    children: [
      'tractor',
      'grondbewerkingsmachine',
      'zaai-en-plantmachine',
      'hooimachine',
      'silagewagen',
      'hakselaar',
      'maaimachine',
    ],
    linkLabel: 'Meer Informatie',
  },
];

/** Categories that are one page, with the names of their three cards. */
export const singleCategories: readonly { route: string; cards: readonly string[] }[] = [
  { route: '/equipment/intern-transport', cards: ['Heftrucks', 'Transpallets', 'Orderpickers'] },
  {
    route: '/equipment/it-hardware',
    cards: ['Laptops & Computers', 'Servers & Storage', 'Netwerk & Communicatie'],
  },
  {
    route: '/equipment/koffiemachines',
    cards: ['Kantoor Koffiemachines', 'Horeca Machines', 'Instant & Filter'],
  },
];

/** The pages above those of the single vehicles and machines. */
export const mainRoutes: readonly string[] = [
  '/',
  '/leasevormen',
  '/calculator',
  '/verzekeringen',
  '/contact',
  '/privacy',
  '/equipment',
  ...[...hubs, ...singleCategories].map(({ route }) => route),
];

/** The pages that are agreed. Authors add others: what is agreed of these does not bind those. */
export const agreedRoutes: readonly string[] = [
  ...mainRoutes,
  ...hubs.flatMap(({ route, children }) => children.map((slug) => `${route}/${slug}`)),
];

/** The categories in the order of the menu, with the details that their cards name. */
export const equipmentMenu: Record<string, readonly string[]> = {
  Wegtransport: ['Bedrijfswagen', 'Vrachtwagen', 'Trekker', 'Oplegger', 'Aanhangwagen'],
  Bouwmachine: ['Graafmachine', 'Bulldozer', 'Kraan'],
  Landbouwmachine: ['Tractor', 'Oogstmachine', 'Zaaimachine'],
  'Intern transport': ['Heftruck', 'Transpallet', 'Reachtruck'],
  'IT-hardware': ['Laptop', 'Desktop', 'Server'],
  Koffiemachines: ['Espressomachine', 'Volautomaat', 'Percolator'],
};
