import type { ServiceMood } from './live-states.ts';

const answers: Record<ServiceMood, () => Promise<Response>> = {
  sent: async () => Response.json({ ok: true, id: 'kit' }),
  refused: async () => Response.json({ ok: false }, { status: 400 }),
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  waiting: () => new Promise(() => {}),
};

/** Puts a lead service in the place of the real one, so that each of its moods can be seen and no lead is stored. */
export function setServiceMood(mood: ServiceMood): void {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes('/functions/v1/') ? answers[mood]() : real(input, init);
  };
}
