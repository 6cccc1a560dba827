import { io, type Socket } from 'socket.io-client';
import { insertRow, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { createCrowd } from '@/tests/factories/crowd';
import { onDatabase } from '@/tests/factories/on-database';

export interface Room {
  groupId: number;
  cookies: string[];
}

/** A conversation of this many signed-in people. Larger than a group may be: the room is what is measured. */
export async function createRoom(url: string, size: number): Promise<Room> {
  return onDatabase(url, async (client) => {
    const { ids, cookies } = await createCrowd(client, size);
    await insertSports(client);
    const group = { name: 'Room', sportId: sportId('Cricket'), creatorId: ids[0] };
    const { id: groupId } = await insertRow(client, 'groups', group);
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM conversations WHERE group_id = $1',
      [groupId],
    );
    const conversationId = rows[0]?.id ?? 0;
    await insertRows(
      client,
      'conversationMembers',
      ids.map((userId) => ({ conversationId, userId })),
    );
    return { groupId, cookies };
  });
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
