import type { ResolvedSite } from '../src/shared/page/page.ts';

/** Site values for tests. */
export const exampleSite: ResolvedSite = {
  company: 'Voorbeeldlease',
  tagline: 'Lease zonder omwegen.',
  siteUrl: 'https://www.voorbeeld.example',
  phone: '026-000 00 00',
  email: 'info@voorbeeld.example',
  city: 'Arnhem',
  country: 'Nederland',
  copyright: '© 2024 Voorbeeldlease',
  openingHours: [
    { days: 'Maandag t/m vrijdag', hours: '08:00-18:00' },
    { days: 'Zondag', hours: 'Gesloten' },
  ],
  navigation: [
    { label: 'Leasevormen', href: '/leasevormen' },
    { label: 'Contact', href: '/contact' },
  ],
  menu: { title: 'Equipment Categorieën', label: 'Equipment', path: '/equipment' },
  quoteButton: { label: 'Offerte aanvragen', href: '/calculator' },
  privacyLink: { label: 'Lees hoe we met je gegevens omgaan', href: '/privacy' },
  footer: [{ title: 'Leasevormen', links: [{ label: 'Financial Lease', href: '/leasevormen#financial' }] }],
  categories: [{ label: 'Wegtransport', path: '/equipment/wegtransport' }],
};
