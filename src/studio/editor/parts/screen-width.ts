/** Of a page as on a screen, in pixels. */
export const screenWidth = 1280;
