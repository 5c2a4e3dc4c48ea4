type Variables = Readonly<Record<string, string>>;

/** Variables that change the addresses in pages, and where their forms send leads. */
const noticed = ['SITE_URL', 'VITE_SUPABASE_URL'];

/** Those of them that are set. */
export function noticedVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const entries = noticed.map((name) => [name, environment[name]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/**
 * The warning for a site that was last built with other variables; undefined when they are the same. A build without
 * the variables of the server beside it changes the site for all visitors, and that server builds again when it starts.
 */
export function changedVariables(before: Variables, now: Variables): string | undefined {
  const changes = noticed
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} was ${before[name] ?? 'not set'}, and is ${now[name] ?? 'not set'}`);
  if (changes.length === 0) return undefined;
  return `This site was built with other variables before: ${changes.join('; ')}. Was that not meant? Write them in the file .env, which builds and servers both read, or build with the variables of the server.`;
}
