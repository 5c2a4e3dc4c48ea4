/** A square icon, drawn from the company's mark where the site has no file of its own for it. */
export interface Icon {
  /** Its address. */
  src: string;
  /** In pixels. */
  width: number;
  /** With corners of its own; phones crop a square. */
  isRound?: boolean;
}

/** The icon of tabs, and the company's logo. */
export const tabIcon: Icon = { src: '/favicon.svg', width: 128, isRound: true };

/** What browsers and robots ask for unasked. */
export const unaskedIcon: Icon = { src: '/favicon.ico', width: 32, isRound: true };

/** What an iPhone puts on its screen. */
export const appleIcon: Icon = { src: '/apple-touch-icon.png', width: 180 };

/** What other phones and computers do, by the web manifest: as it is, or cropped. */
export const manifestIcons: readonly Icon[] = [192, 512].flatMap((width) => [
  { src: `/icons/icon-${width}.png`, width, isRound: true },
  { src: `/icons/maskable-${width}.png`, width },
]);

/** All icons of a site. */
export const icons: readonly Icon[] = [tabIcon, unaskedIcon, appleIcon, ...manifestIcons];
