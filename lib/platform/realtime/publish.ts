import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { atMost } from '@/lib/platform/db/at-most';
import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';
import { currentRequest } from '@/lib/platform/observability/request-context';
import type { OutwardEvents } from '@/lib/platform/realtime/events';
import { emitThroughRedis } from '@/lib/platform/realtime/redis';
import { type RoomName, rooms as roomNames } from '@/lib/platform/realtime/rooms';

/** The Postgres channel the sidecars listen on. */
export const REALTIME_CHANNEL = 'realtime';

// Postgres refuses payloads of 8000 bytes and more; a part's own header takes up to 40 bytes.
const PART_BYTES_MAX = 7_900;

/** A message on the channel. `cut` disconnects every socket of a room (a session signed out, a person banned). */
export type ChannelMessage = {
  rooms: RoomName[];
  /** The id of the request that caused it, for the log of the sidecar; never sent to browsers. */
  requestId?: string;
} & ({ kind: 'emit'; event: keyof OutwardEvents; payload: unknown } | { kind: 'cut' });

/**
 * Announces committed changes to everyone in the given rooms. Services call it once, after the transaction: a NOTIFY inside
 * would serialise all commits. Best effort: it never throws, because the change has happened and clients catch up over HTTP.
 */
export async function publish<E extends keyof OutwardEvents>(
  to: RoomName | RoomName[],
  event: E,
  payload: OutwardEvents[E],
): Promise<void> {
  const names = typeof to === 'string' ? [to] : to;
  if (names.length > 0) await outlet.send({ kind: 'emit', rooms: names, event, payload });
}

/** Disconnects every live socket of `room` at once. */
export async function cutSockets(room: RoomName): Promise<void> {
  await outlet.send({ kind: 'cut', rooms: [room] });
}

async function send(news: ChannelMessage): Promise<void> {
  const message = { ...news, requestId: currentRequest()?.id };
  try {
    if (env.REDIS_URL) await emitThroughRedis(message);
    else await notifyPostgres(toText(message));
  } catch (error) {
    log.warn({ err: error, rooms: message.rooms, kind: message.kind }, 'realtime publish failed');
  }
}

/** Tests replace it. */
export const outlet = { send };

const PERSON = /^user:(\d+)$/;

/** People's rooms are sent as bare numbers, so that hundreds of them fit into one part. */
function toText(message: ChannelMessage): string {
  const rooms = message.rooms.map((name) => {
    const id = PERSON.exec(name)?.[1];
    return id === undefined ? name : Number(id);
  });
  // The counter makes each text unique: Postgres drops equal payloads within one transaction, but here each is its own event.
  count += 1;
  return JSON.stringify({ ...message, rooms, n: count });
}

let count = 0;

export function fromText(text: string): ChannelMessage {
  // Only this module writes to the channel, and only our processes use the database account.
  const { rooms, ...message } = JSON.parse(text) as Omit<ChannelMessage, 'rooms'> & {
    rooms: (RoomName | number)[];
  };
  const names = rooms.map((name) => (typeof name === 'number' ? roomNames.user(name) : name));
  return { ...message, rooms: names } as ChannelMessage;
}

/** A statement that takes longer is stuck, and the next ones start without it. */
const LATE_MS = 4_000;

interface Announcement {
  parts: string[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

let announcements: Announcement[] = [];
let announcing = false;

/**
 * Runs one statement at a time in this process, with everything published meanwhile, so that simultaneous events are announced
 * together and in order, and a sidecar also writes them to each socket together.
 */
function notifyPostgres(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    announcements.push({ parts: toParts(text), resolve, reject });
    if (announcing) return;
    announcing = true;
    // After everything else that is published in this tick.
    setImmediate(() => void announceAll());
  });
}

async function announceAll(): Promise<void> {
  while (announcements.length > 0) {
    const batch = announcements;
    announcements = [];
    await atMost(LATE_MS, announce(batch));
  }
  announcing = false;
}

/** Never throws: each caller gets its own result. */
async function announce(batch: Announcement[]): Promise<void> {
  try {
    // In one transaction, so that the parts of a message arrive together and in order.
    const parts = batch.flatMap((announcement) => announcement.parts);
    await sql`SELECT pg_notify(${REALTIME_CHANNEL}, part) FROM unnest(${parts}::text[]) AS part`.execute(
      on(),
    );
    for (const { resolve } of batch) resolve();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** A short text is sent unchanged; a long one in parts `id:index/count:slice`, which the listener joins. */
function toParts(text: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= PART_BYTES_MAX) return [text];
  // Base64, because a slice of the bytes may end inside a character.
  const encoded = bytes.toString('base64');
  const id = randomBytes(6).toString('hex');
  const count = Math.ceil(encoded.length / PART_BYTES_MAX);
  return Array.from(
    { length: count },
    (_, index) =>
      `${id}:${index}/${count}:${encoded.slice(index * PART_BYTES_MAX, (index + 1) * PART_BYTES_MAX)}`,
  );
}
