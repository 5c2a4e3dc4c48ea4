import type { InTheWay } from '../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { printable } from '../text/printable.ts';

/** Why a page cannot be moved or removed. Its `message` also names what is in the way, one place a line. */
export class PageRefusal extends CouldNotRunError {
  readonly reason: string;
  readonly inTheWay: readonly InTheWay[];

  constructor(reason: string, inTheWay: readonly InTheWay[] = []) {
    const places = inTheWay.map(
      ({ file, line }) => `  ${printable(file)}${line === undefined ? '' : `:${line}`}`,
    );
    super([reason, ...places].join('\n'));
    this.reason = reason;
    this.inTheWay = inTheWay;
  }
}
