import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { senderDomain } from './mail-message.ts';

function refusalOf(from: string): string {
  try {
    return senderDomain(from);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

it.each(['HopLease', '"Lease, B.V." <info@example.nl>'])(
  'a sender that a file .env makes of MAIL_FROM=%s is refused with a line for that file',
  (typed) => {
    const { MAIL_FROM = '' } = parseEnv(`MAIL_FROM=${typed}\n`);
    const refusal = refusalOf(MAIL_FROM);
    expect(refusal).toContain('must be one sender');
    const [line = ''] = /MAIL_FROM=.*>'/.exec(refusal) ?? [];
    expect(senderDomain(parseEnv(line).MAIL_FROM ?? '')).toBe('example.nl');
  },
);
