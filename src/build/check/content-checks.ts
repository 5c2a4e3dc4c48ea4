import { altText } from './alt-text.ts';
import type { Check } from './check.ts';
import { descriptionLength } from './description-length.ts';
import { forbiddenClaim } from './forbidden-claim.ts';
import { formOfAddress } from './form-of-address.ts';
import { headingOrder } from './heading-order.ts';
import { nearDuplicate } from './near-duplicate.ts';
import { notation } from './notation.ts';
import { orphanPage } from './orphan-page.ts';
import { pageWeight } from './page-weight.ts';
import { placeholderText } from './placeholder-text.ts';
import { priceVat } from './price-vat.ts';
import { redirectChain } from './redirect-chain.ts';
import type { DocumentCheck } from './text-check.ts';
import { textMarks } from './text-marks.ts';
import { thinPage } from './thin-page.ts';
import { titleLength } from './title-length.ts';
import { uniqueDescription } from './unique-description.ts';
import { uniqueTitle } from './unique-title.ts';

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
