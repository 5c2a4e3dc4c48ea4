import { maxBodyBytes } from './body-limits.ts';

/** Status and message by code. */
export const httpErrors = {
  json: { status: 400, message: 'Stuur de aanvraag als JSON in UTF-8.' },
  origin: { status: 403, message: 'Aanvragen van deze website worden niet aangenomen.' },
  method: { status: 405, message: 'Stuur de aanvraag met POST.' },
  timeout: { status: 408, message: 'De aanvraag kwam te langzaam binnen. Probeer het nog eens.' },
  too_large: { status: 413, message: `De aanvraag is te groot: hoogstens ${maxBodyBytes / 1024} KB.` },
  content_type: { status: 415, message: 'Stuur de aanvraag met Content-Type: application/json.' },
  content_encoding: { status: 415, message: 'Stuur de aanvraag zonder Content-Encoding.' },
  fields: { status: 422, message: 'Niet alle velden kloppen.' },
  rate_limited: {
    status: 429,
    message: 'Je hebt veel aanvragen gestuurd. Probeer het later nog eens, of bel ons.',
  },
  unavailable: { status: 503, message: 'Dit lukt nu even niet. Probeer het zo nog eens, of bel ons.' },
} as const;

type HttpErrorCode = keyof typeof httpErrors;

interface HttpErrorDetails {
  /** Message by field. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** For the log. */
  cause?: unknown;
}

/** A request that is answered with an error. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(code: HttpErrorCode, { fields, retryAfter, cause }: HttpErrorDetails = {}) {
    super(httpErrors[code].message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
