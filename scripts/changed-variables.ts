type Variables = Readonly<Record<string, string>>;

/** What decides whose addresses pages name, and where their forms send leads. */
const noticed = ['SITE_URL', 'VITE_SUPABASE_URL'];

/** The variables that are set of those that visitors notice. */
export function noticedVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const entries = noticed.map((name) => [name, environment[name]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/**
 * What to tell of a site that was built with other variables before: who builds without those of a server, beside it, changes the
 * site for all visitors, and has that server build again when it starts. Undefined when they are the same.
 */
export function changedVariables(before: Variables, now: Variables): string | undefined {
  const changes = noticed
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} was ${before[name] ?? 'not set'}, and is ${now[name] ?? 'not set'}`);
  if (changes.length === 0) return undefined;
  return `This site was built with other variables before: ${changes.join('; ')}. Was that not meant? Write them in the file .env, which builds and servers both read, or build with the variables of the server.`;
}
