import { randomNumbers } from '../../tests/random.ts';
import type { Subject } from './subjects.ts';

/** Chooses what one page says, the same for the same page. */
export class PageWriter {
  readonly #random: () => number;
  readonly #values: Record<string, string>;

  constructor(page: number, { product, place }: Subject) {
    this.#random = randomNumbers(page);
    this.#values = { product, place, een: `een ${product}`, de: `de ${product}` };
  }

  number(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  choose<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: count }, () =>
      left.splice(Math.floor(this.#random() * left.length), 1),
    ).flat();
  }

  /** A text with its names filled in, and a number for what names a kind of number. */
  text(template: string): string {
    return template.replace(/\{(\w+)\}/g, (_, name: string) => this.#values[name] ?? this.#amount(name));
  }

  #amount(kind: string): string {
    switch (kind) {
      case 'days':
        return `${this.number(2, 6)}`;
      case 'hours':
        return `${this.number(2, 9)}`;
      case 'years':
        return `${this.number(2, 14)}`;
      case 'many':
        return `${this.number(12, 52)}`;
      case 'decibels':
        return `${this.number(44, 84)}`;
      case 'saving':
        return `${this.number(200, 900)}`;
      case 'low':
        return euros(this.number(90, 290) * 100);
      case 'high':
        return euros(this.number(400, 990) * 100);
      default:
        throw new Error(`A phrase asks for {${kind}}.`);
    }
  }
}

/** `42.995` */
export function euros(amount: number): string {
  return `${amount}`.replace(/\B(?=(?:\d{3})+$)/g, '.');
}
