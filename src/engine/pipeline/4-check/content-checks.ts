import type { Check } from './check.ts';
import { altText } from './rules/alt-text.ts';
import { descriptionLength } from './rules/description-length.ts';
import { forbiddenClaim } from './rules/forbidden-claim.ts';
import { formOfAddress } from './rules/form-of-address.ts';
import { headingOrder } from './rules/heading-order.ts';
import { nearDuplicate } from './rules/near-duplicate.ts';
import { notation } from './rules/notation.ts';
import { orphanPage } from './rules/orphan-page.ts';
import { pageWeight } from './rules/page-weight.ts';
import { placeholderText } from './rules/placeholder-text.ts';
import { priceVat } from './rules/price-vat.ts';
import { redirectChain } from './rules/redirect-chain.ts';
import { textMarks } from './rules/text-marks.ts';
import { thinPage } from './rules/thin-page.ts';
import { titleLength } from './rules/title-length.ts';
import { uniqueDescription } from './rules/unique-description.ts';
import { uniqueTitle } from './rules/unique-title.ts';
import type { DocumentCheck } from './text-check.ts';

/** Rules about what pages say. A page can ignore one for a while, with a reason; `schemas/page.schema.json` lists them. */
export const contentChecks: readonly Check[] = [
  uniqueTitle,
  titleLength,
  uniqueDescription,
  descriptionLength,
  headingOrder,
  altText,
  thinPage,
  nearDuplicate,
  orphanPage,
  redirectChain,
  priceVat,
  formOfAddress,
  notation,
  forbiddenClaim,
  placeholderText,
  pageWeight,
];

/** The checks that judge each document by itself. */
export const documentChecks: readonly DocumentCheck[] = [...contentChecks, textMarks].filter(
  (check): check is DocumentCheck => 'judge' in check,
);
