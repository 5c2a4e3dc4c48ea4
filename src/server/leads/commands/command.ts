import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { CommandRpc } from '../admin/command-rpc.ts';
import { type ListedLead, listLeads } from '../admin/listed-lead.ts';

/** What stands behind the name of a command. */
interface CommandOptions {
  /** The first word: a reference, an address. */
  target?: string;
  /** What follows it. */
  text: string;
  format?: string;
  /** Purge although the clock looks wrong. */
  force?: boolean;
}

/** What may be typed behind the name of a command; a text is a value with all words that follow it. */
export type Takes = 'nothing' | 'value' | 'text';

/** An option that some commands know. */
export type KnownOption = 'format' | 'force';

/** What is typed behind the name of a command. */
export interface CommandArguments {
  takes: Takes;
  /** None when absent. */
  options?: readonly KnownOption[];
}

/** Does its work, says in Dutch what it did, and gives the exit code. */
export interface Command extends CommandArguments {
  run(rpc: CommandRpc, options: CommandOptions): Promise<number>;
}

/** The entry with this name. Throws a `CouldNotRunError` that names the others. */
export function chosen<Value>(
  table: Readonly<Record<string, Value>>,
  { name, what }: { name: string; what: string },
): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value !== undefined) return value;
  throw new CouldNotRunError(`${what} "${name}" bestaat niet. Kies uit: ${Object.keys(table).join(', ')}.`);
}

/** The text; throws a `CouldNotRunError` with the way out when there is none. */
export function required(text: string | undefined, wayOut: string): string {
  if (text) return text;
  throw new CouldNotRunError(wayOut);
}

/** All leads, newest first. */
export async function allLeads(rpc: CommandRpc): Promise<ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const lead of listLeads(rpc)) leads.push(lead);
  return leads;
}

/** Finds the lead whose id, and so its reference, begins so; says so when there is none, or more than one. */
export async function findLead(rpc: CommandRpc, target: string | undefined): Promise<ListedLead | undefined> {
  const start = required(
    target,
    'Noem de referentie van een aanvraag; npm run leads laat ze zien.',
  ).toLowerCase();
  const found = (await allLeads(rpc)).filter(({ id }) => id.startsWith(start));
  if (found.length === 1) return found[0];
  console.error(
    found.length === 0
      ? `Er is geen aanvraag met de referentie ${target}. npm run leads laat ze zien.`
      : `Er zijn ${found.length} aanvragen waarvan de referentie met ${target} begint. Noem meer tekens.`,
  );
  return undefined;
}

/** A count in an answer of the database. */
export function countIn(answer: unknown, name: string): number {
  return Number(Object(answer)[name] ?? 0);
}
