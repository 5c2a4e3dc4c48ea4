import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '../../shared/page.ts';
import { BenefitList } from './benefit-list/BenefitList.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { ContactDetails } from './contact-details/ContactDetails.tsx';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { EquipmentCalculator } from './equipment-calculator/EquipmentCalculator.tsx';
import { Faq } from './faq/Faq.tsx';
import { Hero } from './hero/Hero.tsx';
import { InsuranceForm } from './insurance-form/InsuranceForm.tsx';
import { LeaseCalculator } from './lease-calculator/LeaseCalculator.tsx';
import { LeaseForm } from './lease-form/LeaseForm.tsx';
import { LinkCards } from './link-cards/LinkCards.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { Notice } from './notice/Notice.tsx';
import { PageCards } from './page-cards/PageCards.tsx';
import { RotatingHero } from './rotating-hero/RotatingHero.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { TextSection } from './text-section/TextSection.tsx';
import { TypeCards } from './type-cards/TypeCards.tsx';

/** The component of each block type. A type without one, or one without a type, fails the type check. */
export const blockComponents: { [Type in BlockType]: ComponentType<BlockOf<Type>> } = {
  'benefit-list': BenefitList,
  'call-to-action': CallToAction,
  'contact-details': ContactDetails,
  'contact-form': ContactForm,
  'equipment-calculator': EquipmentCalculator,
  faq: Faq,
  hero: Hero,
  'insurance-form': InsuranceForm,
  'lease-calculator': LeaseCalculator,
  'lease-form': LeaseForm,
  'link-cards': LinkCards,
  'link-list': LinkList,
  notice: Notice,
  'page-cards': PageCards,
  'rotating-hero': RotatingHero,
  steps: Steps,
  table: Table,
  testimonials: Testimonials,
  'text-section': TextSection,
  'type-cards': TypeCards,
};
