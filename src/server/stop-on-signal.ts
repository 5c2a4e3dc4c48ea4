import type { Server } from 'node:http';
import { hasTerminal } from './terminal.ts';

/** For requests in progress, in milliseconds. */
export const stopTimeoutMs = 5000;
/** How often connections that became idle are closed, in milliseconds. */
const sweepIntervalMs = 50;

/** Stops accepting, finishes requests in progress within 5 seconds, and resolves when every connection is closed. */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweeping = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
    const limit = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** In milliseconds: one Ctrl+C arrives twice when the parent process passes signals on. */
const echoMs = 1000;

/** On a signal to stop, stops the server, does `afterwards` and ends the process, as `onStopSignal` says. */
export function stopOnSignal(server: Server, afterwards: () => Promise<void>): void {
  onStopSignal(async () => {
    await stopGracefully(server);
    await afterwards();
  });
}

/**
 * On the first SIGINT or SIGTERM, or when its terminal is closed, does `stop`, then exits with 0, or 1 when `stop` failed.
 * Ctrl+C (SIGINT) once more does not wait for that.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let began: number | undefined;
  const listener = async (signal: NodeJS.Signals) => {
    if (began !== undefined) {
      if (signal === 'SIGINT' && performance.now() - began > echoMs) stopAtOnce();
      return;
    }
    began = performance.now();
    if (signal === 'SIGINT') setTimeout(printWaiting, echoMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, listener);
  if (hasTerminal()) process.on('SIGHUP', listener);
}

function printWaiting(): void {
  console.error('Finishing what is under way (Ctrl+C again to stop at once)');
}

function stopAtOnce(): void {
  console.error('Stopped at once: what was under way is cut off.');
  process.exit(1);
}
