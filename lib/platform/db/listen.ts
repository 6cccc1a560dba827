import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';

const RECONNECT_MS_MAX = 5_000;

export interface Listener {
  ready: Promise<void>;
  close: () => Promise<void>;
}

/**
 * Receives every text that is sent to a Postgres channel. LISTEN needs a connection of its own; when it breaks, or cannot be
 * opened yet, it is retried until it is closed. `onBack` is called after a reconnection: what was sent meanwhile is lost.
 */
export function listen(
  channel: string,
  onText: (text: string) => void,
  onBack: () => void,
): Listener {
  let closed = false;
  let client: Client | undefined;

  async function connect(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, RECONNECT_MS_MAX)) {
      try {
        client = await open(channel, onText, () => void reconnect());
        // Closed while it was being opened.
        if (closed) await client.end();
        return;
      } catch (error) {
        log.warn({ err: error, channel }, 'cannot listen to the database, trying again');
        await sleep(wait);
      }
    }
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    await connect();
    if (!closed) onBack();
  }

  return {
    ready: connect(),
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

async function open(
  channel: string,
  onText: (text: string) => void,
  onLost: () => void,
): Promise<Client> {
  const client = new Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  // 'error' and 'end' both follow a lost connection, and both a failed attempt; reconnecting once is enough.
  let isListening = false;
  const lose = () => {
    if (!isListening) return;
    isListening = false;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => onText(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    // Not awaited: a connection that was never established may not settle.
    void client.end().catch(() => undefined);
    throw error;
  }
  isListening = true;
  return client;
}
