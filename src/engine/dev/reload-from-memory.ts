/**
 * Reloads a document that the back button restored from the back/forward cache: it is out of date, and its connection
 * is closed. Not a module: WebKit also keeps a document that was left before its modules ran, and then never runs them.
 */
export const reloadFromMemory =
  "<script>addEventListener('pageshow', ({ persisted }) => persisted && location.reload());</script>";
