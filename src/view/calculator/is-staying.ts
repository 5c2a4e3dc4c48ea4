/**
 * Whether a visitor who arrives at the address of a calculation is to be left in their place: the calculation is there
 * at once, also to who reads on or already types in a field.
 */
export function isStaying(): boolean {
  return (scrollY > 0 && isReturn()) || Boolean(document.activeElement?.closest("[data-part='fields']"));
}

/** Whether the document was reloaded or returned to: the browser has brought the visitor to the former place. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
