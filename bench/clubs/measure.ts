import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { openSockets } from '@/bench/chat/room';
import { type Quantiles, toQuantiles } from '@/bench/report-tables';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { insertRows } from '@/prisma/rows/insert-rows';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createManyUsers } from '@/tests/factories/many-users';
import { groupConversation } from '@/tests/factories/messages';

/** Of each game. */
const PLAYERS = 14;

async function createWorld(members: number, games: number) {
  const { ids, cookies } = await createManyUsers(pool, members);
  const isClub = members > 50;
  const group = await createGroup({ creatorId: ids[0], maxMembers: members, isClub });
  const others = ids.slice(1).map((userId) => ({ groupId: group.id, userId }));
  await insertRows(pool, 'groupMembers', others);
  const gameIds: number[] = [];
  while (gameIds.length < games) {
    // All of them tomorrow: each has its reminders.
    const startsAt = hoursFromNow(22 + gameIds.length / 20);
    const { id } = await createGame({ groupId: group.id, startsAt, maxPlayers: PLAYERS });
    gameIds.push(id);
    const players = ids.slice(1, PLAYERS).map((userId) => ({ gameId: id, userId }));
    await insertRows(pool, 'gameParticipants', players);
  }
  const free = await createGame({ groupId: group.id, startsAt: hoursFromNow(200), maxPlayers: 50 });
  const { id: chatId } = await groupConversation(group.id);
  return { ids, cookies, groupId: group.id, gameIds, freeId: free.id, chatId };
}

type World = Awaited<ReturnType<typeof createWorld>>;
/** One measured call, with the cookie of the creator or of a member who changes with the rounds. */
type Work = (world: World, round: number) => Promise<unknown>;

function worksOf(web: number, sockets: Map<World, Socket[]>): Record<string, Work> {
  const call = async (cookie = '', path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const origin = `http://127.0.0.1:${web}`;
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const sent = { method, headers, body: body && JSON.stringify(body) };
    const response = await fetch(origin + path, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  };
  const creator = ({ cookies }: World) => cookies[0];
  const member = ({ cookies }: World, round: number) => cookies[PLAYERS + (round % 30)];
  return {
    'the page of the group': (world, round) =>
      call(member(world, round), `/group/${world.groupId}`),
    'a member, by name': (world, round) =>
      call(member(world, round), `/api/groups/${world.groupId}/members?search=member%204`),
    'the page of a game, for its organiser': (world) =>
      call(creator(world), `/game/${world.gameIds[0]}`),
    'an answer to a game': (world, round) =>
      call(member(world, round), `/api/games/${world.freeId}/rsvp`, {
        answer: round % 60 < 30 ? 'going' : 'out',
      }),
    'a new game, of which every member is told': (world, round) =>
      call(creator(world), `/api/groups/${world.groupId}/games`, {
        title: `Extra ${round}`,
        date: hoursFromNow(24 * 30)
          .toISOString()
          .slice(0, 10),
        time: '18:00',
        location: 'Corner ground',
      }),
    'a message, until everybody has it': async (world, round) => {
      const all = sockets.get(world) ?? [];
      const clientMsgId = randomUUID();
      const arrived = all.map(
        (socket) =>
          new Promise<void>((resolve) => {
            const receive = (message: { clientMsgId: string | null }) => {
              if (message.clientMsgId !== clientMsgId) return;
              socket.off('message', receive);
              resolve();
            };
            socket.on('message', receive);
          }),
      );
      const body = { groupId: world.groupId, content: `Line ${round}`, clientMsgId };
      await all[round % all.length]?.timeout(30_000).emitWithAck('message', body);
      await Promise.all(arrived);
    },
    'the notifications of unread messages, sent before': ({ chatId }) => notifyUnread(chatId),
  };
}

interface Measured {
  what: string;
  group: Quantiles;
  club: Quantiles;
}

const took = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

export async function measureClubs(
  ports: { webA: number; sidecarA: number },
  rounds: number,
): Promise<Measured[]> {
  const worlds = { group: await createWorld(50, 3), club: await createWorld(1_000, 30) };
  // Nobody is reminded at night.
  await db.user.updateMany({ data: { timeZone: zoneByDay() } });
  // Nor of a game that they have just joined.
  await db.gameParticipant.updateMany({ data: { createdAt: hoursFromNow(-72) } });
  await pool.query('VACUUM ANALYZE');
  const reminders = await measureReminders(worlds);
  const sockets = new Map<World, Socket[]>();
  for (const world of Object.values(worlds)) {
    sockets.set(world, await openSockets(ports.sidecarA, world.cookies));
  }
  const results: Measured[] = [];
  for (const [what, work] of Object.entries(worksOf(ports.webA, sockets))) {
    const samples = { group: [] as number[], club: [] as number[] };
    for (let round = -3; round < rounds; round += 1) {
      await db.rateLimit.deleteMany();
      for (const kind of ['group', 'club'] as const) {
        const ms = await took(() => work(worlds[kind], round + 3));
        // The first ones warm up.
        if (round >= 0) samples[kind].push(ms);
      }
    }
    results.push({ what, group: quantiles(samples.group), club: quantiles(samples.club) });
  }
  for (const socket of [...sockets.values()].flat()) socket.disconnect();
  return [...results, reminders];
}

const quantiles = (times: number[]) => toQuantiles(times.map((ms) => ({ ms, rows: 0 })));

/** For one player: those of a group without and with the other's games hidden. */
async function measureReminders(worlds: Record<'group' | 'club', World>): Promise<Measured> {
  const times = { group: [] as number[], club: [] as number[] };
  for (let round = 0; round < 6; round += 1) {
    for (const kind of ['group', 'club'] as const) {
      const { groupId } = worlds[kind];
      await db.game.updateMany({
        data: { hiddenAt: new Date() },
        where: { groupId: { not: groupId } },
      });
      await db.game.updateMany({ data: { hiddenAt: null }, where: { groupId } });
      await db.notification.deleteMany();
      let sent = 0;
      const ms = await took(async () => {
        sent = await sendReminders();
      });
      if (sent === 0) throw new Error('nobody was reminded');
      if (round > 0) times[kind].push(ms / sent);
    }
  }
  await db.game.updateMany({ data: { hiddenAt: null } });
  return {
    what: 'a reminder, for each player',
    group: quantiles(times.group),
    club: quantiles(times.club),
  };
}
