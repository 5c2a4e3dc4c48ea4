/** The tag of tests that would say the same in every browser. */
export const onlyInChromium = '@chromium';
