import type { Visitor } from './visitor.ts';

/** What the console said and the site's policy refused since this was asked before, on a network that listens. */
export function complaintsOf({ driver, network }: Visitor): string[] {
  return [...(driver.takeMessages?.() ?? []), ...network.complaints.splice(0)];
}
