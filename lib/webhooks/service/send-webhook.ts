import { createHmac, hkdfSync } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { requireGame } from '@/lib/games/service/read-game';
import { env } from '@/lib/platform/env/server';
import { orNull } from '@/lib/platform/errors/app-error';
import type { JobPayloads } from '@/lib/platform/jobs/kinds';
import { routes } from '@/lib/routes';
import { WEBHOOK_TIMEOUT_MS } from '@/lib/webhooks/constants';
import { findGameOf, findWebhook, noteAnswer } from '@/lib/webhooks/repository';

type Call = JobPayloads['webhooks:send'];

/**
 * The job: calls the address, signed as https://www.standardwebhooks.com says. The body names things by id and address, never
 * people or places: a program reads them by the API, with its own rights.
 * @throws what went wrong, so that the queue tries again
 */
export async function sendWebhook({ webhookId, event, eventId, gameId, at }: Call): Promise<void> {
  const webhook = await findWebhook(webhookId);
  if (!webhook || webhook.stoppedAt) return;
  const data = await dataOf(webhook, gameId);
  if (!data) return;
  const body = JSON.stringify({ id: eventId, type: event, timestamp: at, data });
  const status = await post(webhook.url, body, headersOf(webhookId, eventId, body)).catch(
    (error: unknown) => error,
  );
  const isAnswered = typeof status === 'number' && status >= 200 && status < 300;
  await noteAnswer(webhookId, isAnswered);
  if (!isAnswered) throw status instanceof Error ? status : new Error(`HTTP ${String(status)}`);
}

const urlOf = (path: string): string => new URL(path, env.NEXTAUTH_URL).href;

/** Null for a game that is hidden, or that a venue's webhook may not hear of because it is not public. */
async function dataOf(
  { groupId, venueId }: { groupId: number | null; venueId: number | null },
  gameId: number | null,
) {
  const isPublic = async (id: number) => (await orNull(requireGame(null, id))) !== null;
  if (gameId !== null && venueId !== null && !(await isPublic(gameId))) return null;
  const found = gameId === null ? undefined : await findGameOf(gameId);
  if (gameId !== null && !found) return null;
  return {
    ...(groupId === null ? {} : { group: { id: groupId, url: urlOf(routes.group(groupId)) } }),
    ...(venueId === null ? {} : { venue: { id: venueId, url: urlOf(routes.venue(venueId)) } }),
    ...(found && { game: { ...found, url: urlOf(routes.game(found.id)) } }),
  };
}

/** Derived from the id and the server's secret, so that the database does not store it. */
export function secretOf(id: number): string {
  const key = hkdfSync('sha256', env.NEXTAUTH_SECRET, '', `maidan webhook ${id}`, 32);
  return `whsec_${Buffer.from(key).toString('base64')}`;
}

function headersOf(id: number, eventId: string, body: string) {
  const seconds = Math.floor(Date.now() / 1_000);
  const key = Buffer.from(secretOf(id).slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${seconds}.${body}`);
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Maidan-Webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}

/** Connects only to public addresses, whatever a name resolves to. Does not follow redirects or read the body of the response. */
function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers,
      agent: filteringAgent(url, { allowIPAddressList: env.WEBHOOK_ADDRESSES }),
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.once('error', reject);
    request.end(body);
  });
}
