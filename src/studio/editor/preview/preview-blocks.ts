const blocks = 'main [data-block]';

/** Calls back with the block of the page that was clicked; links in the preview lead nowhere. Returns the cleanup. */
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
    if (isChosen && block.dataset.chosen === undefined) bringIntoView(block);
    if (isChosen) block.dataset.chosen = '';
    else delete block.dataset.chosen;
    block.style.outline = isChosen ? '3px solid var(--focus)' : '';
    block.style.outlineOffset = isChosen ? '-3px' : '';
  }
}

/** Scrolls the preview only: the page around it stays where its author is. */
function bringIntoView(block: HTMLElement): void {
  const { defaultView: view } = block.ownerDocument;
  const { top, bottom } = block.getBoundingClientRect();
  if (!view || (top >= 0 && bottom <= view.innerHeight)) return;
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 8, behavior: 'instant' });
}
