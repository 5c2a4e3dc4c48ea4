/** The measures of the pictures that are made for sharing, in pixels: what most sites cut nothing off. */
export const socialSize = { width: 1200, height: 630 };
