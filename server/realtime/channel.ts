import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '@/lib/env/server';
import { log } from '@/lib/observability/log';
import { type ChannelMessage, fromText, REALTIME_CHANNEL } from '@/lib/realtime/publish';

const RECONNECT_MS_MAX = 5_000;

/**
 * Hears what services publish. LISTEN needs a connection of its own; when it breaks it is opened again and `onBack` is
 * called: what was announced meanwhile is caught up by the clients over HTTP.
 */
export async function listenToChannel(
  onMessage: (message: ChannelMessage) => void,
  onBack: () => void,
): Promise<{ close: () => Promise<void> }> {
  let closed = false;
  let client = await connect(onMessage, () => void reconnect());

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, RECONNECT_MS_MAX)) {
      await sleep(wait);
      if (closed) return;
      try {
        client = await connect(onMessage, () => void reconnect());
        onBack();
        return;
      } catch (error) {
        log.warn({ err: error }, 'realtime channel is away, trying again');
      }
    }
  }

  return {
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function connect(
  onMessage: (message: ChannelMessage) => void,
  onLost: () => void,
): Promise<Client> {
  const client = new Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  await client.connect();
  await client.query(`LISTEN ${REALTIME_CHANNEL}`);
  const join = createJoiner();
  client.on('notification', ({ payload }) => {
    const text = join(payload ?? '');
    if (text) onMessage(fromText(text));
  });
  // 'error' and 'end' both follow a lost connection; reconnecting once is enough.
  let lost = false;
  const lose = () => {
    if (lost) return;
    lost = true;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  return client;
}

const PART = /^([0-9a-f]{12}):(\d+)\/(\d+):/;

/** Puts the parts of a long text together (lib/realtime/publish). @returns a whole text, or null while parts are missing */
export function createJoiner(): (payload: string) => string | null {
  let id = '';
  let parts: string[] = [];
  return (payload) => {
    const match = PART.exec(payload);
    if (!match) return payload || null;
    // The parts of one text arrive together and in order: another id means that the rest of the last one was lost.
    if (match[1] !== id) parts = [];
    id = match[1] ?? '';
    parts.push(payload.slice(match[0].length));
    if (parts.length < Number(match[3])) return null;
    const whole = Buffer.from(parts.join(''), 'base64').toString('utf8');
    parts = [];
    return whole;
  };
}
