import { errorCode } from '../../../src/shared/error-code.ts';

/** What a log may hold of an error: its code, or else its class. Messages may quote personal data. */
export function logCode(error: unknown): string {
  const code = errorCode(error);
  if (/^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : typeof error;
}
