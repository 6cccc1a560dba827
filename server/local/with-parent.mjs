// Loaded with --import into children with an IPC channel to the supervisor: when the supervisor dies, even by kill -9, the
// channel closes and the child ends. Not for `next dev`, whose own worker would inherit it, nor for the web process, which ends
// as every worker of a cluster does.
import { isMainThread } from 'node:worker_threads';

const TIMEOUT_MS = 3000;

if (isMainThread && process.connected) {
  process.on('disconnect', () => {
    // Then ends without grace: a handler of the program may wait for connections that never close.
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Only a listener for messages would keep the process alive.
  process.channel?.unref();
}
