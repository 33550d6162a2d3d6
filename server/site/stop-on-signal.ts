import type { Server } from 'node:http';
import { whenNpmIsGone } from './npm-parent.ts';

const SHUTDOWN_MS = 3000;

/**
 * Ends the process on a signal, after the pending requests and `close`, in three seconds at most. Ignores further
 * signals, because Ctrl+C reaches a server under `npm start` twice: from the terminal, and from the parent process.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close();
    await close();
    server.closeAllConnections();
    // Set the exit code, because the embedded database changes it.
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  whenNpmIsGone(() => void stop());
}
