import type { Server } from 'node:http';

/** For requests in progress, in milliseconds. */
const timeoutMs = 5000;
/** How often connections that became idle are closed, in milliseconds. */
const sweepIntervalMs = 50;

/** Stops accepting, finishes requests in progress within 5 seconds, and resolves when every connection is closed. */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweeping = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** On SIGINT, SIGTERM or SIGHUP stops the server, does `afterwards` and ends the process, as `onStopSignal` says. */
export function stopOnSignal(server: Server, afterwards: () => Promise<void> = async () => {}): void {
  onStopSignal(async () => {
    await stopGracefully(server);
    await afterwards();
  });
}

/**
 * On the first SIGINT, SIGTERM or SIGHUP does `stop`, then exits with 0, or 1 when `stop` failed. Later signals are
 * ignored: one Ctrl+C arrives twice when the parent process passes signals on.
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
