import type { Unchecked } from '../../../shared/json/unchecked.ts';
import type { IgnoredCheck } from '../../../shared/schema-types.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { dutchDate } from '../../../shared/text/dutch-date.ts';
import { isDay } from '../../../shared/text/is-day.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listAt, stringAt } from '../../json/json-shape.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { removeItem } from './remove-item.ts';
import { rules } from './rules.ts';

/** A suppression of a rule on one page, `until` included. */
interface Ignore {
  document: SourceFile;
  pointer: string;
  /** How many its page has. */
  among: number;
  rule: string;
  reason: string;
  /** `YYYY-MM-DD`. */
  until: string;
}

const rule = 'ignored-rule';
const known: ReadonlySet<string> = new Set(
  rules.filter(({ canBeIgnored }) => canBeIgnored).map(({ name }) => name),
);

/**
 * Filters suppressed problems. An expired suppression adds a note; an unused one, or an impossible date, is a
 * problem.
 */
export function applyIgnores(problems: readonly Diagnostic[], { pages, today }: SiteIndex): Diagnostic[] {
  const ignores = pages.flatMap(ignoresOf);
  if (ignores.length === 0) return [...problems];
  const holds = ({ until }: Ignore): boolean => isDay(until) && until >= today;
  const needed = new Set<Ignore>();
  const left = problems.flatMap((problem): Diagnostic[] => {
    const own = ignores.filter((each) => each.rule === problem.rule && each.document.file === problem.file);
    const ignore = own.find(holds) ?? own[0];
    if (ignore === undefined) return [problem];
    needed.add(ignore);
    if (holds(ignore)) return [];
    if (!isDay(ignore.until)) return [problem];
    const note = `Tot en met ${dutchDate(ignore.until)} telde dit niet mee: "${ignore.reason}".`;
    return [
      { ...problem, isOverdue: true, hint: problem.hint === undefined ? note : `${problem.hint} ${note}` },
    ];
  });
  return [...left, ...ignores.flatMap((ignore) => faultsOf(ignore, needed.has(ignore)))];
}

/** Skips invalid entries, which the schema reports. */
function ignoresOf({ document, head }: IndexedPage): Ignore[] {
  const items = listAt(head, 'checks');
  return items.flatMap((item: Unchecked<IgnoredCheck>, index): Ignore[] => {
    const [name, reason, until] = [stringAt(item, 'rule'), stringAt(item, 'reason'), stringAt(item, 'until')];
    if (name === undefined || reason === undefined || until === undefined || !known.has(name)) return [];
    return [{ document, pointer: `/checks/${index}`, among: items.length, rule: name, reason, until }];
  });
}

function faultsOf(ignore: Ignore, isNeeded: boolean): Diagnostic[] {
  const { file } = ignore.document;
  if (!isDay(ignore.until)) {
    const message = `De datum "${ignore.until}" bestaat niet.`;
    const hint = 'Schrijf jaar, maand en dag, bijvoorbeeld "2027-03-01".';
    return [{ rule, severity: 'error', file, place: { pointer: `${ignore.pointer}/until` }, message, hint }];
  }
  if (isNeeded) return [];
  const message = `De regel "${ignore.rule}" heeft op deze pagina niets te melden, dus er is niets om over te slaan.`;
  const way = removeItem('haal dit deel weg uit "checks"', { field: 'checks', count: ignore.among });
  const hint = `${capitalised(way)}.`;
  return [{ rule, severity: 'warning', file, place: { pointer: `${ignore.pointer}/rule` }, message, hint }];
}
