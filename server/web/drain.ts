import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** The time for current requests after another web process has taken over. */
const DRAIN_MS_MAX = 30_000;

/**
 * Call before the server answers requests.
 * @returns stops listening and resolves once all connections have ended. In contrast to `server.close()` it closes no idle
 *   connection: a browser or a proxy may just be sending its next request on it, which would be lost. Such a request is
 *   answered, and the connection ends with it; the others end by the server's time-out for idle ones.
 */
export function canDrain(server: Server, msMax = DRAIN_MS_MAX): () => Promise<void> {
  let isDraining = false;
  server.on('request', (_request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
  });
  return () => {
    isDraining = true;
    const late = setTimeout(() => server.closeAllConnections(), msMax);
    return new Promise((done) => {
      // Skips the HTTP server's part, which closes idle connections.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(late);
        done();
      });
    });
  };
}
