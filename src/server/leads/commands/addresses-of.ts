import { canonicalAddress, canonicalMailbox } from '../../../../supabase/functions/_shared/mailbox.ts';
import { isEmailAddress } from '../../../shared/leads/email-address.ts';

/** The addresses that leads came from, each once and as it is kept. */
interface AddressesOf {
  /** Of this person: the same address, however its capitals and domain are written. */
  same: string[];
  /** Perhaps of this person: another word behind a plus, or the dots of Gmail elsewhere. A person has to judge. */
  alike: string[];
}

/** Finds the addresses of who asks to see or erase what is kept of them. */
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

/** What to say of addresses that may be of the same person; undefined when there are none. */
export function alikeQuestion({ alike }: AddressesOf, command: 'erase' | 'export'): string | undefined {
  if (alike.length === 0) return undefined;
  return `Ook bewaard: ${alike.join(', ')}. Is dat dezelfde persoon? Dan ook: ${alike.map((one) => `npm run leads -- ${command} ${typedInShell(one)}`).join('; ')}`;
}

/** As one word of a command: a visitor chose the address, and whoever copies the command must not run what stands in it. */
function typedInShell(address: string): string {
  return /^[\p{L}\p{N}._+@-]+$/u.test(address) ? address : `'${address.replaceAll("'", String.raw`'\''`)}'`;
}
