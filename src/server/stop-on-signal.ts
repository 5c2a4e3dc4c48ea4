import type { Server } from 'node:http';

/** How long answers under way may take to finish, in milliseconds. */
const timeoutMs = 5000;
/** A connection that became idle during the stop is closed within this many milliseconds. */
const sweep = 50;

/**
 * Stops accepting, lets answers under way finish within 5 seconds, and resolves when every connection is closed.
 */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep);
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Ends the process properly when it is asked to: Ctrl+C, a closed terminal, or a service manager. First the server,
 * then `afterwards` (the database, for instance), as `onStopSignal` says.
 */
export function stopOnSignal(server: Server, afterwards: () => Promise<void> = async () => {}): void {
  onStopSignal(async () => {
    await stopGracefully(server);
    await afterwards();
  });
}

/**
 * Does `stop` when the process is asked to end, then ends it with exit code 0, or 1 when `stop` failed.
 * Further signals are ignored: one Ctrl+C reaches a process twice when its parent passes signals on.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const listener = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
}
