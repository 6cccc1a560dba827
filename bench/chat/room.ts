import { io, type Socket } from 'socket.io-client';
import { insertRow, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { createManyUsers } from '@/tests/factories/many-users';
import { onDatabase } from '@/tests/factories/on-database';

export interface Room {
  groupId: number;
  cookies: string[];
}

/** A conversation of this many signed-in people. Larger than a group may be: the room is what is measured. */
export async function createRoom(url: string, size: number): Promise<Room> {
  return onDatabase(url, async (client) => {
    const { ids, cookies } = await createManyUsers(client, size);
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
