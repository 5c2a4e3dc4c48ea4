import type { Rule, SiteRule } from './rule.ts';
import { altText } from './rules/alt-text.ts';
import { backLabel } from './rules/back-label.ts';
import { blankText } from './rules/blank-text.ts';
import { calculationLink } from './rules/calculation-link.ts';
import { capitalText } from './rules/capital-text.ts';
import { cardOrder } from './rules/card-order.ts';
import { colourContrast } from './rules/colour-contrast.ts';
import { descriptionLength } from './rules/description-length.ts';
import { doubleNumber } from './rules/double-number.ts';
import { doubleWord } from './rules/double-word.ts';
import { duplicateAnchor } from './rules/duplicate-anchor.ts';
import { endedPage } from './rules/ended-page.ts';
import { forbiddenClaim } from './rules/forbidden-claim.ts';
import { formOfAddress } from './rules/form-of-address.ts';
import { glossaryTerm } from './rules/glossary-term.ts';
import { guideEnds } from './rules/guide-ends.ts';
import { headingOrder } from './rules/heading-order.ts';
import { leftFromCopy } from './rules/left-from-copy.ts';
import { linkAnchor } from './rules/link-anchor.ts';
import { linkLabel } from './rules/link-label.ts';
import { linkPrefill } from './rules/link-prefill.ts';
import { linkTarget } from './rules/link-target.ts';
import { literalContact } from './rules/literal-contact.ts';
import { lostLetter } from './rules/lost-letter.ts';
import { nearDuplicate } from './rules/near-duplicate.ts';
import { notation } from './rules/notation.ts';
import { oneH1 } from './rules/one-h1.ts';
import { openingHours } from './rules/opening-hours.ts';
import { orphanPage } from './rules/orphan-page.ts';
import { overdueFact } from './rules/overdue-fact.ts';
import { pageCards } from './rules/page-cards.ts';
import { pagePublication } from './rules/page-publication.ts';
import { pageWeight } from './rules/page-weight.ts';
import { parentPage } from './rules/parent-page.ts';
import { picture } from './rules/picture.ts';
import { pictureFile } from './rules/picture-file.ts';
import { placeholderText } from './rules/placeholder-text.ts';
import { priceSource } from './rules/price-source.ts';
import { priceVat } from './rules/price-vat.ts';
import { realDay } from './rules/real-day.ts';
import { redirectChain } from './rules/redirect-chain.ts';
import { releaseValue } from './rules/release-value.ts';
import { repeatedItem } from './rules/repeated-item.ts';
import { repeatedSentence } from './rules/repeated-sentence.ts';
import { requiredPage } from './rules/required-page.ts';
import { routeClash } from './rules/route-clash.ts';
import { rowLength } from './rules/row-length.ts';
import { schemaPath } from './rules/schema-path.ts';
import { selfLink } from './rules/self-link.ts';
import { sharedBlock } from './rules/shared-block.ts';
import { sharedRow } from './rules/shared-row.ts';
import { simpleSum } from './rules/simple-sum.ts';
import { siteValue } from './rules/site-value.ts';
import { spellingError } from './rules/spelling-error.ts';
import { startingText } from './rules/starting-text.ts';
import { statedHours } from './rules/stated-hours.ts';
import { textMarks } from './rules/text-marks.ts';
import { thinPage } from './rules/thin-page.ts';
import { titleCompany } from './rules/title-company.ts';
import { titleLength } from './rules/title-length.ts';
import { uniqueDescription } from './rules/unique-description.ts';
import { uniqueSynonym } from './rules/unique-synonym.ts';
import { uniqueTitle } from './rules/unique-title.ts';
import { unpublishedLink } from './rules/unpublished-link.ts';
import { workedSum } from './rules/worked-sum.ts';

/** All rules, in order of reporting and of the documentation. */
export const rules: readonly Rule[] = [
  requiredPage,
  routeClash,
  parentPage,
  schemaPath,
  sharedBlock,
  oneH1,
  duplicateAnchor,
  linkTarget,
  linkAnchor,
  linkPrefill,
  picture,
  pictureFile,
  siteValue,
  glossaryTerm,
  blankText,
  rowLength,
  realDay,
  pageCards,
  cardOrder,
  startingText,
  textMarks,
  lostLetter,
  titleCompany,
  uniqueTitle,
  titleLength,
  uniqueDescription,
  descriptionLength,
  headingOrder,
  altText,
  thinPage,
  leftFromCopy,
  nearDuplicate,
  orphanPage,
  redirectChain,
  priceVat,
  formOfAddress,
  notation,
  forbiddenClaim,
  placeholderText,
  pageWeight,
  spellingError,
  calculationLink,
  sharedRow,
  workedSum,
  priceSource,
  repeatedSentence,
  uniqueSynonym,
  guideEnds,
  pagePublication,
  endedPage,
  unpublishedLink,
  overdueFact,
  openingHours,
  simpleSum,
  doubleNumber,
  linkLabel,
  statedHours,
  repeatedItem,
  selfLink,
  colourContrast,
  literalContact,
  backLabel,
  doubleWord,
  capitalText,
];

/** Rules of `npm run check -- --release` only. */
export const releaseRules: readonly SiteRule[] = [releaseValue];
