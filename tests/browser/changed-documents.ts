/** Does to the document what a translator in the browser does: each text stands in an element of its own. For the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    font.textContent = `${text.data} *`;
    text.replaceWith(font);
  }
}

/** Does to the document what an extension of the browser does that fills in forms. For the page. */
export function extendForms(): void {
  document.body.append(document.createElement('extension-frame'));
  for (const control of document.querySelectorAll('input, textarea')) {
    control.setAttribute('data-extension', 'on');
    control.after(document.createElement('extension-icon'));
  }
}
