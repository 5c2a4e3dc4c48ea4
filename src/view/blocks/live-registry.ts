import { type Notice, notices } from '../../shared/leads/notices.ts';
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
  title: 'De calculator laadt niet',
  text: 'Kijk of je verbinding hebt en laad de pagina opnieuw. Wat je invulde, blijft staan.',
};

/** After a deployment no press but only a reload brings a form to life. */
const formMissing: Notice = {
  ...notices.sendFailed,
  text: `${notices.sendFailed.text} Lukt het weer niet? Laad de pagina opnieuw: wat je invulde, blijft staan.`,
};

/** Shown when the block was used while its script could not be loaded. */
export const offlineNotices: Readonly<Record<LiveType, Notice>> = {
  'contact-form': formMissing,
  'document-checklist': {
    tone: 'bad',
    title: 'Je vinkjes blijven niet bewaard',
    text: 'Afvinken kan wel. Kijk of je verbinding hebt, of print de lijst.',
  },
  'equipment-calculator': calculatorMissing,
  'insurance-form': formMissing,
  'lease-calculator': calculatorMissing,
  'page-search': {
    tone: 'bad',
    title: 'Zoeken lukt nu niet',
    text: 'Kijk of je verbinding hebt en laad de pagina opnieuw.',
  },
};
