import type { InTheWay } from '../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { printable } from '../text/printable.ts';

/** Why a page stays as and where it is. Its `message` also names what stands in the way, a place a line. */
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
