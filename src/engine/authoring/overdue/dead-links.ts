import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';

/** An address that does not answer as it should. */
export interface DeadLink {
  address: string;
  /** In Dutch, for the person who fixes it. */
  why: string;
}

interface DeadLinkOptions {
  /** For one attempt, in milliseconds. */
  timeout?: number;
  /** Between two attempts, in milliseconds. */
  pause?: number;
}

/** The `why` of an address that gives no answer at all: its site is gone, or there is no internet here. */
export const unreachable = 'de site is niet te bereiken';

const concurrency = 4;
const userAgent = 'Mozilla/5.0 (compatible; link check of this site)';

/**
 * The addresses that do not answer, in order, each tried twice. A site that only refuses robots counts as reachable.
 */
export async function deadLinks(
  addresses: readonly string[],
  { timeout = 20_000, pause = 5_000 }: DeadLinkOptions = {},
): Promise<DeadLink[]> {
  const found = new Map<string, string>();
  const unique = [...new Set(addresses)];
  await forEachConcurrent(unique, concurrency, async (address) => {
    if ((await faultOf(address, timeout)) === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const why = await faultOf(address, timeout);
    if (why !== undefined) found.set(address, why);
  });
  return unique.flatMap((address) => {
    const why = found.get(address);
    return why === undefined ? [] : [{ address, why }];
  });
}

async function faultOf(address: string, timeout: number): Promise<string | undefined> {
  try {
    const headers = { 'user-agent': userAgent, 'accept-language': 'nl' };
    const { status, body } = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    if (status === 404 || status === 410) return `de pagina is er niet meer (${status})`;
    return status >= 500 ? `de site geeft een fout (${status})` : undefined;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'de site antwoordt niet op tijd' : unreachable;
  }
}
