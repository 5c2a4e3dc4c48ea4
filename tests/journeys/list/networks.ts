import type { Visitor } from '../visitor.ts';
import type { Errand, Step } from './errands.ts';

/** Something that a network does while a visitor is about an errand. */
interface NetworkCondition {
  name: string;
  meaning: string;
  /** Whether it can happen on this errand; default: on all. */
  concerns?(errand: Errand): boolean;
  /** Opens the page and prepares the errand, in this network. */
  begin(errand: Errand, visitor: Visitor): Promise<void>;
  /** What the visitor then sees first; undefined where the errand succeeds at once. */
  failure(errand: Errand): Step | undefined;
  /** After which all is well again. */
  end(visitor: Visitor): Promise<void>;
}

const restore = async ({ network }: Visitor): Promise<void> => network.restore();
const withoutSite = ({ fail }: Errand) => fail?.withoutSite;

async function prepareWell({ path, prepare }: Errand, visitor: Visitor): Promise<void> {
  await visitor.arrive(path);
  await prepare?.(visitor);
}

/** What networks do. */
export const networkConditions: readonly NetworkCondition[] = [
  {
    name: 'offline at load',
    meaning: 'of all files only the page itself arrives, until the visitor has tried once',
    concerns: ({ isInApp }) => !isInApp,
    async begin({ path, prepare }, visitor) {
      visitor.network.cut(/\.|^\/functions\//);
      await visitor.open(path);
      visitor.network.cut();
      await prepare?.(visitor);
    },
    failure: ({ fail }) => fail?.withoutApp,
    end: restore,
  },
  {
    name: 'offline at click',
    meaning: 'nothing arrives any more from the moment that it matters, until the visitor has tried once',
    async begin(errand, visitor) {
      await prepareWell(errand, visitor);
      visitor.network.cut();
    },
    failure: withoutSite,
    end: restore,
  },
  {
    name: 'slow 3G',
    meaning: '400 ms to the server and 400 kbit/s from it',
    async begin({ path, prepare }, visitor) {
      visitor.network.isSlow = true;
      await visitor.open(path);
      await prepare?.(visitor);
    },
    failure: () => undefined,
    end: restore,
  },
  {
    name: 'answers lost',
    meaning: 'requests reach the lead service, and its answers nobody, until the visitor has tried once',
    concerns: ({ isLead }) => isLead === true,
    async begin(errand, visitor) {
      await prepareWell(errand, visitor);
      visitor.network.loseAnswers(/^\/functions\//);
    },
    failure: withoutSite,
    end: restore,
  },
  {
    name: 'server restarts',
    meaning: 'the server stops when the page is there, and starts when the visitor has tried once',
    async begin(errand, visitor) {
      await prepareWell(errand, visitor);
      visitor.site.stop();
    },
    failure: withoutSite,
    end: ({ site }) => site.start(),
  },
  {
    name: 'new version',
    meaning: 'when the page is there, the site is replaced by one whose scripts have other names',
    async begin(errand, visitor) {
      await prepareWell(errand, visitor);
      visitor.network.version = 'next';
    },
    failure: () => undefined,
    end: restore,
  },
];

/** Runs an errand to its end: where it fails first, the visitor tries again when all is well. */
export async function runErrand(
  visitor: Visitor,
  { errand, condition: { begin, failure, end } }: { errand: Errand; condition: NetworkCondition },
): Promise<void> {
  const { act, again = act, succeed } = errand;
  await begin(errand, visitor);
  await act(visitor);
  const seeFailure = failure(errand);
  if (seeFailure) {
    await seeFailure(visitor);
    await end(visitor);
    await again(visitor);
  }
  await succeed(visitor);
  await end(visitor);
}
