import type { Severity } from '../../../../shared/authors/severity.ts';

/** A notation that Dutch readers do not expect, and the one that they do. */
export interface Notation {
  /** Its named groups are passed to `right`. */
  wrong: RegExp;
  /** Undefined where another rule reports the match. */
  right(groups: Record<string, string>): string | undefined;
  /** Follows the correction in the message. */
  reason: string;
  severity: Severity;
  /** Whether the words may mean something else, so that only the author can decide. */
  isGuess?: boolean;
}

/** The reason to write `1.250` instead of `1250`. */
export const dotsReadFaster = 'Met een punt voor elke drie cijfers leest het sneller.';

/** Source of a pattern: a number that may be a year. */
export const year = String.raw`(?:19|20)\d{2}(?!\d)`;

/** Source of a pattern: what stands for the cents of a round amount, as in `499,-`; a number with it is an amount. */
export const noCents = ',[-–=]+';
