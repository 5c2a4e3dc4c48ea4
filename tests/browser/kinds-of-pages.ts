/** One page of each kind: what holds for these holds for the others, which are made of the same blocks. */
export const kindsOfPages = [
  '/',
  '/equipment/wegtransport',
  '/equipment/landbouwmachine/grondbewerkingsmachine',
  '/leasevormen',
  '/calculator',
  '/contact',
] as const;
