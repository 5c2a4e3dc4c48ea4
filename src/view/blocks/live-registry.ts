import { type Notice, notices } from '../../shared/notices.ts';
import type { BlockComponents } from '../page/block-components.ts';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { DocumentChecklist } from './document-checklist/DocumentChecklist.tsx';
import { EquipmentCalculator } from './equipment-calculator/EquipmentCalculator.tsx';
import { InsuranceForm } from './insurance-form/InsuranceForm.tsx';
import { LeaseCalculator } from './lease-calculator/LeaseCalculator.tsx';
import { PageSearch } from './page-search/PageSearch.tsx';

/** Live blocks: their data travels with the first view, and React hydrates them. */
export const liveComponents = {
  'contact-form': ContactForm,
  'document-checklist': DocumentChecklist,
  'equipment-calculator': EquipmentCalculator,
  'insurance-form': InsuranceForm,
  'lease-calculator': LeaseCalculator,
  'page-search': PageSearch,
} as const satisfies Partial<BlockComponents>;

export type LiveType = keyof typeof liveComponents;

const calculatorMissing: Notice = {
  tone: 'bad',
  title: 'De rekenhulp laadt niet',
  text: 'Kijk of je verbinding hebt. Zodra je verdergaat, proberen we het opnieuw.',
};

/** Shown when the block was used while its script could not be loaded. */
export const offlineNotices: Readonly<Record<LiveType, Notice>> = {
  'contact-form': notices.sendFailed,
  'document-checklist': {
    tone: 'bad',
    title: 'Je vinkjes blijven niet bewaard',
    text: 'Afvinken kan wel. Kijk of je verbinding hebt, of print de lijst.',
  },
  'equipment-calculator': calculatorMissing,
  'insurance-form': notices.sendFailed,
  'lease-calculator': calculatorMissing,
  'page-search': {
    tone: 'bad',
    title: 'Zoeken lukt nu niet',
    text: 'Kijk of je verbinding hebt. Zodra je verdergaat, proberen we het opnieuw.',
  },
};
