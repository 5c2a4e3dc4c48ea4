import { HttpError } from './http-error.ts';

/** Limits of a body. */
interface BodyLimits {
  maxBytes: number;
  /** From the first byte to the last. */
  timeoutMs: number;
}

/**
 * Reads the body of a request as JSON in strict UTF-8. Throws an `HttpError` for anything else, as early as possible: by
 * the headers, then by counting bytes while they come in.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<unknown> {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => !/^\s*charset=(?!"?utf-?8"?\s*$)/.test(parameter));
  if (type.trim() !== 'application/json' || !isUtf8) throw new HttpError('content_type');
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') throw new HttpError('content_encoding');
  if (Number(request.headers.get('content-length')) > limits.maxBytes) throw new HttpError('too_large');
  const bytes = await readBytes(request, limits);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new HttpError('json', { cause });
  }
}

async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError('timeout')), limits.timeoutMs);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return joined(pieces, length);
      if (length + value.byteLength > limits.maxBytes) throw new HttpError('too_large');
      pieces.push(value);
      length += value.byteLength;
    }
  } catch (error) {
    // Not awaited: the sender may be slow or gone.
    reader.cancel().catch(() => {});
    throw error instanceof HttpError ? error : new HttpError('json', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}
