/** Makes what signs texts with a secret (HMAC with SHA-256, in hexadecimal), in any runtime. */
export function hmac(secret: string): (text: string) => Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return async (text) => {
    const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(text));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
