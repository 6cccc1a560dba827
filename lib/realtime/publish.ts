import { pool } from '@/lib/db/pool';
import { log } from '@/lib/observability/log';
import type { OutwardEvents } from '@/lib/realtime/events';
import type { RoomName } from '@/lib/realtime/rooms';

/** The Postgres channel the sidecars listen on. */
export const REALTIME_CHANNEL = 'realtime';

// Postgres refuses payloads of 8000 bytes and more.
const PAYLOAD_BYTES_MAX = 7_900;

/** What travels on the channel. `cut` ends every socket of a room (a session signed out, a person banned). */
export type ChannelMessage =
  | { kind: 'emit'; room: RoomName; event: keyof OutwardEvents; payload: unknown }
  | { kind: 'cut'; room: RoomName };

/**
 * Announces what has been committed to everyone in `room`. Called by services only, once, after the transaction:
 * a NOTIFY inside it would make all writers commit one after the other. Best effort: it never throws, because the
 * change has happened already and clients catch up over HTTP.
 */
export async function publish<E extends keyof OutwardEvents>(
  room: RoomName,
  event: E,
  payload: OutwardEvents[E],
): Promise<void> {
  await send({ kind: 'emit', room, event, payload });
}

/** Disconnects every live socket of `room` at once. */
export async function cutSockets(room: RoomName): Promise<void> {
  await send({ kind: 'cut', room });
}

async function send(message: ChannelMessage): Promise<void> {
  const text = JSON.stringify(message);
  try {
    if (Buffer.byteLength(text) > PAYLOAD_BYTES_MAX)
      throw new Error('payload is too large for NOTIFY');
    await pool.query('SELECT pg_notify($1, $2)', [REALTIME_CHANNEL, text]);
  } catch (error) {
    log.warn({ err: error, room: message.room, kind: message.kind }, 'realtime publish failed');
  }
}
