import { functionsPath } from '../../shared/site/server-paths.ts';
import type { ServiceOutcome } from './live-states.ts';

const outcomes: Record<ServiceOutcome, () => Promise<Response>> = {
  sent: async () => Response.json({ ok: true, id: 'kit' }),
  refused: async () => Response.json({ ok: false }, { status: 400 }),
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  waiting: () => new Promise(() => {}),
};

/** Mocks the lead service by overriding `fetch`, so that no lead is stored. */
export function mockLeadService(outcome: ServiceOutcome): void {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes(functionsPath) ? outcomes[outcome]() : real(input, init);
  };
}
