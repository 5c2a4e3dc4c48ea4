import { canonicalAddress, canonicalMailbox } from '../../../../supabase/functions/_shared/mailbox.ts';
import { isEmailAddress } from '../../../shared/leads/email-address.ts';
import type { ListedLead } from '../admin/listed-lead.ts';

/** A lead that is kept, and who sent it. */
type KeptLead = Pick<ListedLead, 'id' | 'email'>;

/** The addresses that leads came from, each once and as it is kept. */
interface AddressesOf {
  /** Of this person: the same address, however its capitals and domain are written. */
  same: string[];
  /** Perhaps of this person: another word behind a plus, or the dots of Gmail elsewhere. A person has to judge. */
  alike: string[];
}

/** Finds the stored addresses of a person who asks to see or erase their data. */
export function addressesOf(email: string, leads: Iterable<{ email: string }>): AddressesOf {
  const kept = [...new Set(Array.from(leads, (lead) => lead.email))];
  // What is no address has no domain to compare.
  if (!isEmailAddress(email.replace(/\.$/, '')))
    return { same: kept.filter((one) => one === email), alike: [] };
  const [address, mailbox] = [canonicalAddress(email), canonicalMailbox(email)];
  const candidates = kept.filter((one) => canonicalMailbox(one) === mailbox);
  const same = candidates.filter((one) => canonicalAddress(one) === address);
  return { same, alike: candidates.filter((one) => !same.includes(one)) };
}

/** What to say where nothing is kept of a person. */
export const nothingKept = (email: string): string => `Van ${email} is niets bewaard.`;

/** What a person is asked by: an address, or the reference or id of one of their leads. */
export function askedAddress(typed: string, leads: readonly KeptLead[]): string {
  if (!/^[0-9a-f]{8}[0-9a-f-]*$/i.test(typed)) return typed;
  const [email = typed, ...others] = new Set(
    leads.filter(({ id }) => id.startsWith(typed.toLowerCase())).map((lead) => lead.email),
  );
  return others.length === 0 ? email : typed;
}

/** What to say of addresses that may be of the same person; undefined when there are none. */
export function alikeQuestion(
  { alike }: AddressesOf,
  { command, leads }: { command: 'erase' | 'export'; leads: readonly KeptLead[] },
): string | undefined {
  if (alike.length === 0) return undefined;
  const commands = alike.map((one) => `npm run leads -- ${command} ${typedInShell(one, leads)}`);
  return `Ook bewaard: ${alike.join(', ')}. Is dat dezelfde persoon? Dan ook: ${commands.join('; ')}`;
}

/**
 * As one word of a command in any terminal: a visitor chose the address, and whoever copies the command must not run what stands in
 * it. Each shell quotes in its own way, so an address with such signs is asked for by its lead.
 */
function typedInShell(address: string, leads: readonly KeptLead[]): string {
  const { id = '' } = leads.find(({ email }) => email === address) ?? {};
  return /^[\p{L}\p{N}_][\p{L}\p{N}._+@-]*$/u.test(address) ? address : id;
}
