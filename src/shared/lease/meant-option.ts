import { plainWords } from '../text/plain-words.ts';
import type { Option } from './lease-settings.ts';

/**
 * The option whose value or label somebody wrote, else the first that is alike by letters and digits alone: `Full Service`
 * is `fullservice`.
 */
export function meantOption(options: readonly Option[], written: string): Option | undefined {
  const meant = lettersOf(written);
  if (meant === '') return undefined;
  const optionWith = (isMeant: (text: string) => boolean): Option | undefined =>
    options.find(({ value, label }) => isMeant(value) || isMeant(label));
  return optionWith((text) => text === written) ?? optionWith((text) => lettersOf(text) === meant);
}

function lettersOf(text: string): string {
  return plainWords(text).join('');
}
