import { groupBy } from '../../../shared/group-by.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { countWords, diceOf, type WordCounts } from './word-counts.ts';

/** For a page at another address. */
const minSimilarity = 0.6;

interface Candidate {
  page: SourceDocument;
  /** Among all, also those that were taken out. */
  index: number;
  /** How many words it has. */
  total: number;
}

/** Where a word stands: indexes of candidates, and beside each how often. */
interface WordUses {
  indexes: number[];
  counts: number[];
}

/** An index of pages by their words: comparing thousands of pages pairwise takes minutes. */
export class SimilarPages {
  readonly #size: number;
  readonly #candidates: Set<Candidate>;
  readonly #byText: ReadonlyMap<string, Candidate[]>;
  readonly #byWord = new Map<string, WordUses>();

  /** Unreadable pages are like no other. */
  constructor(pages: Iterable<SourceDocument>) {
    const readable = [...pages].filter(({ value }) => value !== undefined);
    this.#size = readable.length;
    this.#candidates = new Set(readable.map((page, index) => this.#candidate(page, index)));
    this.#byText = groupBy(this.#candidates, ({ page }) => JSON.stringify(page.value));
  }

  /** Removes and returns the page most similar to a value, the first of equals; undefined when none is similar. */
  take(value: JsonValue): SourceDocument | undefined {
    const equal = this.#byText.get(JSON.stringify(value))?.find((each) => this.#candidates.has(each));
    const found = equal ?? this.#nearest(value);
    if (found) this.#candidates.delete(found);
    return found?.page;
  }

  #candidate(page: SourceDocument, index: number): Candidate {
    const { counts, total } = countWords(page.value ?? null);
    for (const [word, count] of counts) {
      const uses = this.#byWord.get(word) ?? { indexes: [], counts: [] };
      this.#byWord.set(word, uses);
      uses.indexes.push(index);
      uses.counts.push(count);
    }
    return { page, index, total };
  }

  #nearest(value: JsonValue): Candidate | undefined {
    const { counts, total } = countWords(value);
    const common = this.#commonWith(counts);
    let nearest: Candidate | undefined;
    let highest = 0;
    for (const candidate of this.#candidates) {
      const score = diceOf(common[candidate.index] ?? 0, total + candidate.total);
      if (score < minSimilarity || score <= highest) continue;
      nearest = candidate;
      highest = score;
    }
    return nearest;
  }

  /** How many words each candidate has in common with a page. */
  #commonWith(words: WordCounts['counts']): Uint32Array {
    const common = new Uint32Array(this.#size);
    for (const [word, count] of words) {
      const uses = this.#byWord.get(word);
      uses?.indexes.forEach((index, at) => {
        common[index] = (common[index] ?? 0) + Math.min(count, uses.counts[at] ?? 0);
      });
    }
    return common;
  }
}
