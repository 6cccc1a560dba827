import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const FORWARDED_FOR = 'x-forwarded-for';

/**
 * Appends the address that really opened the connection to X-Forwarded-For of every request to this process. Next keeps a
 * header that the client sent and hides the socket from route handlers, so otherwise a caller could choose its own address.
 * Must run before the first request.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    // Node documents the message of this channel; its types say `unknown`.
    const { request } = message as { request: IncomingMessage };
    request.headers[FORWARDED_FOR] = withPeer(
      request.headers[FORWARDED_FOR],
      request.socket.remoteAddress,
    );
  });
}

function withPeer(claimed: string | string[] | undefined, peer = 'unknown'): string {
  return [claimed ?? [], peer].flat().join(', ');
}
