/** Where the screen has room for the menu in the bar: the header is one, and its panel no popover. */
export const menuInBar = '(min-width: 74em)';
export const menuInPanel = '(max-width: 73.99em)';
