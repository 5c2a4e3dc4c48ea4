/** Replaces the fragment of the address, `#a=1` or '', within its entry of the history. */
export function replaceFragment(fragment: string): void {
  history.replaceState(history.state, '', fragment || location.pathname + location.search);
}
