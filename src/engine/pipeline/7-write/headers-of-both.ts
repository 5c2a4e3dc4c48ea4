const policyLine = /^( *Content-Security-Policy: )(.*)$/m;

/** The `_headers` while a site is being replaced, which allow what old and new pages need. */
export function headersOfBoth(before: string, after: string): string {
  const [, , allowed = ''] = policyLine.exec(before) ?? [];
  return after.replace(policyLine, (_line, name, policy) => `${name}${policyOfBoth(policy, allowed)}`);
}

function policyOfBoth(one: string, other: string): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of `${one};${other}`.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name) directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
