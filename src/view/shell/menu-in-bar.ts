/** Where the screen has space for the menu in the bar, so that its panel is no popover. */
export const menuInBar = '(min-width: 74em)';
export const menuInPanel = '(max-width: 73.99em)';
