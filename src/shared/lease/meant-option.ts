import { plainWords } from '../text/plain-words.ts';
import type { Option } from './lease-settings.ts';

/** The option that somebody means who wrote its value or label, by letters and digits alone: `Full Service` is `fullservice`. */
export function meantOption(options: readonly Option[], written: string): Option | undefined {
  const meant = lettersOf(written);
  if (meant === '') return undefined;
  return options.find(({ value, label }) => [value, label].some((each) => lettersOf(each) === meant));
}

function lettersOf(text: string): string {
  return plainWords(text).join('');
}
