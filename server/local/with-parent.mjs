// Loaded with --import into children that have an IPC channel to the supervisor: when the supervisor dies, even by
// kill -9, the channel closes and the child follows. Not for `next dev`, whose own worker would inherit it.
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 3000;

if (isMainThread && process.connected) {
  process.on('disconnect', () => {
    // Once more without grace: a handler of the program may wait for connections that never close.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Only whoever listens for messages keeps the process alive.
  process.channel?.unref();
}
