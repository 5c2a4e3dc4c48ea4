import { counted } from '../../shared/text/counted.ts';
import { listed } from '../../shared/text/listed.ts';

/** Nobody fixes more lines before running the check again. */
const maxLinesNamed = 10;

/** Numbers of lines, each once: `3, 4 en 9`; of many the first: `3, 4 en nog 12 andere`. */
export function linesInWords(numbers: readonly number[]): string {
  const lines = [...new Set(numbers)].sort((one, other) => one - other);
  const named = lines.slice(0, maxLinesNamed).map(String);
  if (lines.length > maxLinesNamed)
    named.push(`nog ${counted(lines.length - maxLinesNamed, 'andere', 'andere')}`);
  return listed(named);
}
