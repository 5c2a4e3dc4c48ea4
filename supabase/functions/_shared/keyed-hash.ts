/** A hash that reveals nothing of its parts without the secret. */
export type KeyedHash = (...parts: readonly string[]) => string | Promise<string>;

/** A keyed hash (HMAC with SHA-256, in hexadecimal), in any runtime. */
export function keyedHash(secret: string): KeyedHash {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return async (...parts) => {
    // As JSON, so that the boundaries of parts count.
    const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(JSON.stringify(parts)));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
