import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Outcome } from '@/lib/platform/health/finding';
import { bad, type DoctorSite, good } from './say';

const ASK_MS_MAX = 5_000;
const SWITCHING = 101;

/**
 * Opens a socket as a page of the site does: at the public address, through every proxy, with an Origin. Without a session it
 * is closed right after the handshake. A site that cannot be reached at all is reported by the checks of its address.
 */
async function checkSocket({ env }: DoctorSite): Promise<Outcome | null> {
  const { origin } = new URL(env.NEXTAUTH_URL);
  const response = await handshake(origin).catch(() => null);
  if (response === null) return null;
  if (response.status === SWITCHING) return good('A page of the site can open its socket.');
  if (response.text.includes('forbidden origin')) {
    return bad(
      'The realtime sidecar refuses the pages of the site: chats do not update by themselves.',
      'Give every process the same NEXTAUTH_URL, the address that people type.',
    );
  }
  return bad(
    `The socket of the site does not open (${response.status}): chats do not update by themselves.`,
    'Start the realtime sidecar, and let the proxy pass upgrades of /ws on (docs/deploy.md).',
  );
}

async function handshake(origin: string): Promise<{ status: number; text: string }> {
  const url = new URL('/ws?EIO=4&transport=websocket', origin);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    Origin: origin,
  };
  const sent = request(url, { headers, signal: AbortSignal.timeout(ASK_MS_MAX) }).end();
  // The signal may also come after the response.
  sent.on('error', () => undefined);
  return Promise.race([
    once(sent, 'upgrade').then(([, socket]) => {
      socket.destroy();
      return { status: SWITCHING, text: '' };
    }),
    once(sent, 'response').then(async ([response]) => ({
      status: response.statusCode ?? 0,
      text: (await response.setEncoding('utf8').take(10).toArray()).join(''),
    })),
  ]);
}

export const SOCKET_CHECKS = { socket: checkSocket };
