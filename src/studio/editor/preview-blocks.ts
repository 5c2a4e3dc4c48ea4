const blocks = '#root [data-block]';

/** Tells which block of the page a click chose; links in the preview lead nowhere. Returns the cleanup. */
export function onBlockClick(page: Document, choose: (index: number) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const clicked = event.composedPath();
    if (clicked.some((part) => part instanceof (page.defaultView ?? window).HTMLAnchorElement)) {
      event.preventDefault();
      event.stopPropagation();
    }
    const index = [...page.querySelectorAll(blocks)].findIndex((block) => clicked.includes(block));
    if (index >= 0) choose(index);
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}

/** Outlines the chosen block and brings it into view. */
export function markBlock(page: Document, section: string): void {
  const index = Number(/^\/blocks\/(\d+)/.exec(section)?.[1] ?? -1);
  for (const [place, block] of [...page.querySelectorAll<HTMLElement>(blocks)].entries()) {
    const isChosen = place === index;
    if (isChosen && block.dataset.chosen === undefined) block.scrollIntoView({ block: 'nearest' });
    if (isChosen) block.dataset.chosen = '';
    else delete block.dataset.chosen;
    block.style.outline = isChosen ? '3px solid var(--focus)' : '';
    block.style.outlineOffset = isChosen ? '-3px' : '';
  }
}
