import type { IncomingMessage } from 'node:http';

/** The body of a request; undefined when it is larger than `limit`, in bytes. Read to its end: a browser that is cut off hears no answer. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length <= limit) parts.push(part);
  }
  return length > limit ? undefined : Buffer.concat(parts);
}
