/** One way to make a word of a stem. */
interface Affix {
  flag: string;
  /** What the stem loses. */
  strip: string;
  /** What of the stem it fits behind, or before. */
  condition: RegExp;
  /** Flags that the word gets with it. */
  flags: string;
}

/** The affixes of a language, by the letters that they add. */
export interface Affixes {
  suffixes: ReadonlyMap<string, readonly Affix[]>;
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  longestSuffix: number;
  longestPrefix: number;
}

const rule = /^(SFX|PFX)[ \t]+(\S\S)[ \t]+(\S+)[ \t]+([^\s/]*)(?:\/(\S+))?[ \t]+(\S+)/;

/** Reads the affix rules of a Hunspell `.aff` file with flags of two letters. */
export function readAffixes(text: string): Affixes {
  const suffixes = new Map<string, Affix[]>();
  const prefixes = new Map<string, Affix[]>();
  for (const line of text.split('\n')) {
    const [, kind, flag = '', strip = '', add = '', flags = '', condition = '.'] = rule.exec(line) ?? [];
    if (kind === undefined || condition.startsWith('ts:')) continue;
    const written = condition === '.' ? '' : condition;
    const affix = {
      flag,
      strip: strip === '0' ? '' : strip,
      condition: new RegExp(kind === 'SFX' ? `${written}$` : `^${written}`, 'u'),
      flags,
    };
    const affixes = kind === 'SFX' ? suffixes : prefixes;
    const added = add === '0' ? '' : add;
    affixes.set(added, [...(affixes.get(added) ?? []), affix]);
  }
  const longest = (affixes: ReadonlyMap<string, unknown>): number =>
    Math.max(0, ...[...affixes.keys()].map((add) => add.length));
  return { suffixes, prefixes, longestSuffix: longest(suffixes), longestPrefix: longest(prefixes) };
}

/** Whether flags of two letters each hold one. */
export function hasFlag(flags: string, flag: string): boolean {
  for (let at = flags.indexOf(flag); at >= 0; at = flags.indexOf(flag, at + 1)) if (at % 2 === 0) return true;
  return false;
}
