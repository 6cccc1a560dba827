// Loaded with --import into children with an IPC channel to the supervisor: when the supervisor dies, even by kill -9, the
// channel closes and the child ends. Not for `next dev`, whose own worker would inherit it, nor for the web process, which ends
// as every worker of a cluster does.
import { isMainThread } from 'node:worker_threads';

const TIMEOUT_MS = 3000;

function end() {
  // Then ends without grace: a handler of the program may wait for connections that never close.
  setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (isMainThread) {
  process.on('disconnect', end);
  // Only a listener for messages would keep the process alive.
  process.channel?.unref();
  // The supervisor may have died while this was loaded.
  if (!process.connected) end();
}
