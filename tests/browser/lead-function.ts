import type { Page } from '@playwright/test';

/** How the function answers one request; `none` when the connection breaks. A promise keeps the visitor waiting. */
export type Answer = { status?: number; json: unknown } | 'none' | Promise<{ json: unknown }>;

export const accepted = { json: { ok: true } } as const;

/** The function that receives leads, as far as a journey needs it. */
interface LeadFunction {
  /** The bodies that arrived, in order. */
  bodies: Record<string, unknown>[];
  /** The keys of the requests that arrived, each one once. */
  keys(): unknown[];
  /** Answers the next requests in this order, all further ones like the last, and forgets what came before. */
  answerWith(...answers: Answer[]): void;
}

/** Stands in for the function behind this page. It accepts everything until told otherwise. */
export async function standInForLeadFunction(page: Page): Promise<LeadFunction> {
  const bodies: Record<string, unknown>[] = [];
  let answers: Answer[] = [accepted];
  await page.route('**/functions/v1/send-contact-form', async (route) => {
    if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    if (answer === undefined || answer === 'none') await route.abort('connectionrefused');
    else await route.fulfill(answer);
  });
  return {
    bodies,
    keys: () => [...new Set(bodies.map(({ idempotencyKey }) => idempotencyKey))],
    answerWith(...next) {
      answers = next;
      bodies.length = 0;
    },
  };
}

/** An answer that comes when the visitor has waited long enough. */
export function lateAnswer(): { answer: Promise<{ json: unknown }>; give: () => void } {
  let give = (): void => {};
  const answer = new Promise<{ json: unknown }>((resolve) => {
    give = () => resolve(accepted);
  });
  return { answer, give };
}
