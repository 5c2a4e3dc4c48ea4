import { readFileSync } from 'node:fs';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { isThisMachine } from '../this-machine.ts';

/** What DATABASE_URL says. */
export interface PostgresAddress {
  /** Without parameters that the library would pass on to the server. */
  url: string;
  /** The database without user and password, for a person. */
  description: string;
  /** How to encrypt; absent: as the library reads it in the address. */
  ssl?: 'require' | CheckedTls;
  /** Encrypted because it lies beyond this machine and says nothing of it. */
  mustEncrypt: boolean;
}

/** TLS with a server whose certificate is checked. */
interface CheckedTls {
  /** Else Node compares the certificate of an IP address with "localhost". */
  host: string;
  ca?: string;
  checkServerIdentity?: () => undefined;
}

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** These check the certificate and not the name in it, as in PostgreSQL's own programs. */
const namelessModes = ['require', 'verify-ca'];

/** Reads DATABASE_URL. Throws a `CouldNotRunError` for an invalid address, and for a certificate that cannot be read. */
export function readPostgresAddress(text: string): PostgresAddress {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new CouldNotRunError(
      'DATABASE_URL must be an address such as DATABASE_URL=postgres://user:password@localhost:5432/hoplease.',
    );
  }
  const { searchParams } = address;
  const description = `PostgreSQL database ${address.pathname.slice(1)} at ${address.host}`;
  const host = address.hostname || process.env.PGHOST || 'localhost';
  const mode = searchParams.get('sslmode') ?? '';
  if (mode !== '' && !sslModes.includes(mode)) {
    throw new CouldNotRunError(
      `DATABASE_URL says sslmode=${mode}, but must say one of ${sslModes.join(', ')}, or nothing.`,
    );
  }
  const certificate = searchParams.get('sslrootcert') ?? '';
  // The library would ask the server for a setting of that name.
  searchParams.delete('sslrootcert');
  const url = String(address);
  if (mode.startsWith('verify-') || (certificate !== '' && mode !== 'disable')) {
    return { url, description, mustEncrypt: false, ssl: checkedTls({ host, mode, certificate }) };
  }
  const says = mode || searchParams.get('ssl');
  const mustEncrypt = !says && !isThisMachine(host);
  return { url, description, mustEncrypt, ssl: mustEncrypt ? 'require' : undefined };
}

/**
 * Checks against the authority in a file, or those that Node trusts: with these only the name distinguishes a server
 * from any other.
 */
function checkedTls({
  host,
  mode,
  certificate,
}: Record<'host' | 'mode' | 'certificate', string>): CheckedTls {
  if (certificate === '' || certificate === 'system') return { host };
  const ca = readCertificate(certificate);
  return namelessModes.includes(mode) ? { host, ca, checkServerIdentity: () => undefined } : { host, ca };
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CouldNotRunError(
      `DATABASE_URL says sslrootcert=${file}, which cannot be read: ${reason}. Name the file with the certificate of the server's authority, or take sslrootcert out.`,
      { cause: error },
    );
  }
}
