import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';

export interface Room {
  groupId: number;
  cookies: string[];
}

/** A conversation of this many signed-in people. Larger than a group may be: the room is what is measured. */
export async function createRoom(url: string, size: number): Promise<Room> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tag = randomBytes(4).toString('hex');
    const { rows: users } = await client.query<{ id: number }>(
      `INSERT INTO users (email, name, gender, latitude, longitude)
       SELECT $1::text || n || '@example.test', 'Member ' || n, 'other', 31.5, 74.3 FROM generate_series(1, $2::int) n
       RETURNING id`,
      [tag, size],
    );
    const ids = users.map(({ id }) => id);
    await client.query(
      "INSERT INTO sports (name, icon) VALUES ('Cricket', 'cricket') ON CONFLICT DO NOTHING",
    );
    const { rows: groups } = await client.query<{ id: number }>(
      'INSERT INTO groups (name, sport_id, creator_id) SELECT $1, min(id), $2 FROM sports RETURNING id',
      [`Room ${tag}`, ids[0]],
    );
    const groupId = groups[0]?.id ?? 0;
    await client.query(
      `INSERT INTO conversation_members (conversation_id, user_id)
       SELECT c.id, u FROM conversations c, unnest($2::int[]) u WHERE c.group_id = $1`,
      [groupId, ids],
    );
    const cookies: string[] = [];
    for (const id of ids) cookies.push(await signIn(client, id));
    return { groupId, cookies };
  } finally {
    await client.end();
  }
}

/** Signs a person in. @returns their cookie */
export async function signIn(client: pg.Client, userId: number): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await client.query(
    "INSERT INTO sessions (sid, expire, user_id) VALUES ($1, now() + interval '1 day', $2)",
    [createHash('sha256').update(token).digest('hex'), userId],
  );
  return `next-auth.session-token=${token}`;
}

/** One connected socket per cookie. */
export function openSockets(port: number, cookies: string[]): Promise<Socket[]> {
  return Promise.all(
    cookies.map(
      (cookie) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = io(`http://127.0.0.1:${port}`, {
            path: '/ws',
            addTrailingSlash: false,
            transports: ['websocket'],
            extraHeaders: { cookie },
            forceNew: true,
          });
          socket.once('connect', () => resolve(socket));
          socket.once('connect_error', reject);
        }),
    ),
  );
}

export interface Delivery {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
}

/** Sends `count` messages, a few at a time, from all sockets in turn, and waits until each socket has received all of them. */
export async function measureDelivery(
  sockets: Socket[],
  count: number,
  inFlight: number,
  body: (n: number) => object,
): Promise<Delivery> {
  let heard = 0;
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const done = new Promise<void>((resolve) => {
    for (const socket of sockets) {
      socket.on('message', ({ content }: { content: string }) => {
        const since = sentAt.get(content);
        if (since !== undefined) delays.push(performance.now() - since);
        heard += 1;
        if (heard === count * sockets.length) resolve();
      });
    }
  });
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < count) {
        const n = next;
        next += 1;
        sentAt.set(`Line ${n}`, performance.now());
        await sockets[n % sockets.length]?.timeout(60_000).emitWithAck('message', body(n));
      }
    }),
  );
  await done;
  const seconds = (performance.now() - began) / 1_000;
  for (const socket of sockets) socket.off('message');
  delays.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((delays[Math.floor(delays.length * share)] ?? 0) * 10) / 10;
  return { perSecond: Math.round(heard / seconds), p50Ms: at(0.5), p95Ms: at(0.95) };
}
