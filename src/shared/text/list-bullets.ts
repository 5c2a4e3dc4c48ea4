/** Signs that stand before a point of a list and nowhere else, as source of a pattern. */
export const listBullets = [
  ...['•', '‣', '◦', '●', '■', '▪', '►', '➤', '✓', '✔', '✅', '○', '∙', '➢', '❖'],
  // As Word writes them with its fonts Symbol and Wingdings: elsewhere an empty box.
  ...['\uf0b7', '\uf0a7', '\uf0d8', '\uf0fc'],
].join('|');
