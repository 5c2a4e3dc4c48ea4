import type { BlockComponents } from '../page/block-components.ts';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { EquipmentCalculator } from './equipment-calculator/EquipmentCalculator.tsx';
import { InsuranceForm } from './insurance-form/InsuranceForm.tsx';
import { LeaseCalculator } from './lease-calculator/LeaseCalculator.tsx';

/** The blocks that do something: their data travels with the first view, and React wakes them. */
export const liveComponents = {
  'contact-form': ContactForm,
  'equipment-calculator': EquipmentCalculator,
  'insurance-form': InsuranceForm,
  'lease-calculator': LeaseCalculator,
} as const satisfies Partial<BlockComponents>;
