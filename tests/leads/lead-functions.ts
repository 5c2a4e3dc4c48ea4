import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Rpc, RpcName } from '../../supabase/functions/_shared/rpc.ts';
import type { TestDatabase } from './test-databases.ts';

/** A mail as `outbox_claim` hands it out. */
export interface Claimed {
  id: string;
  kind: string;
  attempts: number;
  hasVisitorMail: boolean;
  lead: { email: string };
}

/** The functions of a database, and what tests of them do with it. */
interface LeadFunctions extends Pick<TestDatabase, 'query' | 'run'> {
  call(name: RpcName, args?: Parameters<Rpc>[1]): Promise<unknown>;
  /** Submits a lead that differs from all others, but for what is given. */
  submit(more?: Record<string, unknown>): Promise<unknown>;
  /** Claims as many mails as there are, up to a limit. */
  claim(limit?: number): Promise<Claimed[]>;
}

/** Opens a database for the tests of this file, and empties it before each. */
export function leadFunctions(open: () => Promise<TestDatabase>): LeadFunctions {
  let database: TestDatabase;
  let number = 0;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() => database.empty());

  const call: LeadFunctions['call'] = (name, args = {}) => database.rpc(name, args);
  return {
    call,
    query: (statement) => database.query(statement),
    run: (statements) => database.run(statements),
    claim: async (limit = 10) => (await call('outbox_claim', { limit })) as Claimed[],
    submit: (more = {}) => {
      number += 1;
      return call('lead_submit', {
        dedupeKey: `key ${number}`,
        formType: 'contact',
        email: 'Jan@bedrijf.nl',
        fields: { firstName: 'Jan' },
        quarantined: false,
        addressBucket: `address ${number}`,
        addressLimit: 10,
        visitorBucket: `visitor ${number}`,
        ...more,
      });
    },
  };
}
