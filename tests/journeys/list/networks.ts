import type { Visitor } from '../visitor.ts';
import type { Errand } from './errands.ts';

/** Something that a network does while a visitor is about an errand. */
export interface NetworkCondition {
  name: string;
  meaning: string;
  /** Whether it can happen on this errand; default: on all. */
  concerns?(errand: Errand): boolean;
  run(errand: Errand, visitor: Visitor): Promise<void>;
}

type Step = (visitor: Visitor) => Promise<void>;

/** Opens the page and fills in what there is. */
const begin = async ({ path, prepare }: Errand, visitor: Visitor): Promise<void> => {
  await visitor.arrive(path);
  await prepare?.(visitor);
};

/** Acts, is told that it did not work, and succeeds once all is well; at once on an errand that nothing is missing for. */
async function succeedInTheEnd(
  { act, again = act, succeed }: Errand,
  visitor: Visitor,
  { fail, restore }: { fail?: Step; restore: () => Promise<void> | void },
): Promise<void> {
  await act(visitor);
  if (fail) {
    await fail(visitor);
    await restore();
    await again(visitor);
  }
  await succeed(visitor);
  await restore();
}

/** What networks do. */
export const networkConditions: readonly NetworkCondition[] = [
  {
    name: 'offline at load',
    meaning: 'of all files only the page itself arrives, until the visitor has tried once',
    concerns: ({ isInApp }) => !isInApp,
    async run(errand, visitor) {
      const { network } = visitor;
      network.cut(/\.|^\/functions\//);
      await visitor.open(errand.path);
      network.cut();
      await errand.prepare?.(visitor);
      const { withoutApp: fail } = errand.fail ?? {};
      await succeedInTheEnd(errand, visitor, { fail, restore: () => network.mend() });
    },
  },
  {
    name: 'offline at click',
    meaning: 'nothing arrives any more from the moment that it matters, until the visitor has tried once',
    async run(errand, visitor) {
      const { network } = visitor;
      await begin(errand, visitor);
      network.cut();
      const { withoutSite: fail } = errand.fail ?? {};
      await succeedInTheEnd(errand, visitor, { fail, restore: () => network.mend() });
    },
  },
  {
    name: 'slow 3G',
    meaning: '400 ms to the server and 400 kbit/s from it',
    async run(errand, visitor) {
      visitor.network.isSlow = true;
      await visitor.open(errand.path);
      await errand.prepare?.(visitor);
      await errand.act(visitor);
      await errand.succeed(visitor);
    },
  },
  {
    name: 'answers are lost',
    meaning: 'requests to the lead service arrive, and its answers do not, until the visitor has tried once',
    concerns: ({ isLead }) => isLead === true,
    async run(errand, visitor) {
      const { network } = visitor;
      await begin(errand, visitor);
      network.loseAnswers(/^\/functions\//);
      const { withoutSite: fail } = errand.fail ?? {};
      await succeedInTheEnd(errand, visitor, { fail, restore: () => network.mend() });
    },
  },
  {
    name: 'server restarts',
    meaning: 'the server stops when the page is there, and starts when the visitor has tried once',
    async run(errand, visitor) {
      const { site } = visitor;
      await begin(errand, visitor);
      await site.stop();
      const { withoutSite: fail } = errand.fail ?? {};
      await succeedInTheEnd(errand, visitor, { fail, restore: () => site.start() });
    },
  },
  {
    name: 'new version deployed meanwhile',
    meaning: 'when the page is there, the site is replaced by one whose scripts have other names',
    async run(errand, visitor) {
      await begin(errand, visitor);
      visitor.network.version = 'next';
      await errand.act(visitor);
      await errand.succeed(visitor);
    },
  },
];
