import { type Compression, compressions } from '../shared/site/compressed-forms.ts';

export type Encoding = Compression | 'identity';

/** Uncompressed is always allowed but, unless it is named, wanted less than anything that is named. */
const unnamedIdentity = 0.0001;

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    if (name !== '') result.set(name, value >= 0 && value <= 1 ? value : 0);
  }
  return result;
}

/**
 * Which form of a file to send, by the request's `Accept-Encoding` and the compressed forms there are.
 * Equal wishes go to the smallest form; when nothing is acceptable the file is sent as it is.
 */
export function acceptedEncoding(header: string | undefined, available: ReadonlySet<Compression>): Encoding {
  const wanted = weights(header ?? '');
  const rest = wanted.get('*');
  let best: Encoding = 'identity';
  let bestWeight = wanted.get('identity') ?? unnamedIdentity;
  for (const encoding of compressions.toReversed()) {
    const weight = wanted.get(encoding) ?? rest ?? 0;
    if (available.has(encoding) && weight > 0 && weight >= bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
