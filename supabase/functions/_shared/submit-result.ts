/** The lead is in the database. */
export interface StoredResult {
  status: 'stored' | 'duplicate';
  id: string;
}

interface LimitedResult {
  status: 'limited';
  /** Seconds. */
  retryAfter: number;
}

/** The result of `lead_submit`. */
type SubmitResult = StoredResult | LimitedResult;

/** Validates the result of `lead_submit`. Throws a `TypeError`: then nothing is known to be stored. */
export function readSubmitResult(value: unknown): SubmitResult {
  if (typeof value === 'object' && value !== null && 'status' in value) {
    const { status } = value;
    if ((status === 'stored' || status === 'duplicate') && 'id' in value && typeof value.id === 'string') {
      return { status, id: value.id };
    }
    if (status === 'limited' && 'retryAfter' in value && typeof value.retryAfter === 'number') {
      return { status, retryAfter: value.retryAfter };
    }
  }
  throw new TypeError('lead_submit gave a result of an unknown shape');
}
