import type { BlockComponents } from '../page/block-components.ts';
import { BenefitList } from './benefit-list/BenefitList.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { ContactDetails } from './contact-details/ContactDetails.tsx';
import { Faq } from './faq/Faq.tsx';
import { Hero } from './hero/Hero.tsx';
import { LeaseForm } from './lease-form/LeaseForm.tsx';
import { LeaseGuide } from './lease-guide/LeaseGuide.tsx';
import { LinkCards } from './link-cards/LinkCards.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { liveComponents } from './live-registry.ts';
import { Notice } from './notice/Notice.tsx';
import { PageCards } from './page-cards/PageCards.tsx';
import { PriceTerms } from './price-terms/PriceTerms.tsx';
import { Regulations } from './regulations/Regulations.tsx';
import { RotatingHero } from './rotating-hero/RotatingHero.tsx';
import { SeasonTerms } from './season-terms/SeasonTerms.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { TaxSums } from './tax-sums/TaxSums.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { TextSection } from './text-section/TextSection.tsx';
import { TypeCards } from './type-cards/TypeCards.tsx';
import { WorkedScenarios } from './worked-scenarios/WorkedScenarios.tsx';

/** Block type → component; a missing or surplus one fails the type check. */
export const blockComponents: BlockComponents = {
  ...liveComponents,
  'benefit-list': BenefitList,
  'call-to-action': CallToAction,
  'contact-details': ContactDetails,
  faq: Faq,
  hero: Hero,
  'lease-form': LeaseForm,
  'lease-guide': LeaseGuide,
  'link-cards': LinkCards,
  'link-list': LinkList,
  notice: Notice,
  'page-cards': PageCards,
  'price-terms': PriceTerms,
  regulations: Regulations,
  'rotating-hero': RotatingHero,
  'season-terms': SeasonTerms,
  steps: Steps,
  table: Table,
  'tax-sums': TaxSums,
  testimonials: Testimonials,
  'text-section': TextSection,
  'type-cards': TypeCards,
  'worked-scenarios': WorkedScenarios,
};
