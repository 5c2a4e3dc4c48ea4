import { defaultLeaseSettings } from '../../src/shared/lease/lease-settings.ts';
import { brandColours } from '../../src/shared/site/brand-colours.ts';
import type { MailCompany } from '../../supabase/functions/_shared/mail-types.ts';

/** The company whose leads tests send. */
export const exampleCompany: MailCompany = {
  name: 'HopLease',
  phone: '026-000 00 00',
  email: 'info@hoplease.example',
  city: 'Arnhem',
  siteUrl: 'https://www.hoplease.example',
  quotePage: '/offerte',
  colours: brandColours.light,
  lease: defaultLeaseSettings,
  leadsTo: ['leads@hoplease.example'],
};
