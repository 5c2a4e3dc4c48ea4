/**
 * Loads a document anew that a step back took from the browser's memory: it shows what was, and its connection is closed. Not
 * a module: WebKit also keeps a document that was left before its modules ran, and then never runs them.
 */
export const reloadFromMemory =
  "<script>addEventListener('pageshow', ({ persisted }) => persisted && location.reload());</script>";
