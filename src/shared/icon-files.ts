/** An icon of one size. */
interface SizedIcon {
  /** Its address. */
  src: string;
  /** In pixels. */
  width: number;
}

/** The icon of tabs, and the company's logo. */
export const tabIcon = '/favicon.svg';

/** What browsers and robots ask for unasked. */
export const unaskedIcon: SizedIcon = { src: '/favicon.ico', width: 32 };

/** What an iPhone puts on its screen. */
export const appleIcon: SizedIcon = { src: '/apple-touch-icon.png', width: 180 };

/** What other phones do, by the web manifest. */
export const manifestIcons: readonly SizedIcon[] = [192, 512].map((width) => ({
  src: `/icons/icon-${width}.png`,
  width,
}));
