import type { Byline as BylineFields } from '../../../shared/schema-types.ts';
import { dutchDate } from '../../../shared/text/dutch-date.ts';
import { Checked } from '../../parts/CheckedOn.styles.ts';

/** The author of an article, and its date. */
export function Byline({ author, publishedOn }: BylineFields) {
  return (
    <Checked>
      {author ? `Door ${author}, ` : 'Verschenen op '}
      <time dateTime={publishedOn}>{dutchDate(publishedOn)}</time>
    </Checked>
  );
}
