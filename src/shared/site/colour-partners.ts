/** The minimum contrast by WCAG 2.2 AA, by use. */
export const minContrast = { tekst: 4.5, vorm: 3, versiering: 1 } as const;

/** The usual partner of a colour, and its use. */
export interface Partner {
  name: string;
  use: keyof typeof minContrast;
}

/** Any other colour counts as text on the page. */
export const usualPartner: Partner = { name: 'cream', use: 'tekst' };

export const colourPartners: Readonly<Record<string, Partner>> = {
  ink: usualPartner,
  leaf: usualPartner,
  'leaf-strong': usualPartner,
  muted: usualPartner,
  sprout: { name: 'ink', use: 'tekst' },
  carrot: { name: 'on-carrot', use: 'tekst' },
  'carrot-bright': { name: 'on-carrot', use: 'tekst' },
  'on-carrot': { name: 'carrot', use: 'tekst' },
  cream: { name: 'ink', use: 'tekst' },
  card: { name: 'ink', use: 'tekst' },
  rose: { name: 'card', use: 'tekst' },
  line: { name: 'cream', use: 'versiering' },
  'line-strong': { name: 'card', use: 'vorm' },
  night: { name: 'on-night', use: 'tekst' },
  'on-night': { name: 'night', use: 'tekst' },
  'on-night-muted': { name: 'night', use: 'tekst' },
  focus: { name: 'cream', use: 'vorm' },
  picture: { name: 'cream', use: 'versiering' },
};
