import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { hoursFromNow } from './dates';
import { createGroup } from './groups';
import { uniqueText } from './unique';

export type GameOptions = Partial<NewRow<'games'>>;

/** A public game in two days, one and a half hours long, with its creator as a player. */
export async function createGame(overrides: GameOptions = {}): Promise<Row<'games'>> {
  const group = overrides.groupId
    ? await db.group.findUniqueOrThrow({ where: { id: overrides.groupId } })
    : await createGroup();
  const { startsAt = hoursFromNow(48) } = overrides;
  const game = await insertRow(pool, 'games', {
    sportId: group.sportId,
    creatorId: group.creatorId,
    title: `Game ${uniqueText()}`,
    endsAt: new Date(startsAt.getTime() + 90 * 60_000),
    location: 'Corner ground, Gulberg, Lahore',
    area: 'Gulberg, Lahore',
    latitude: group.latitude,
    longitude: group.longitude,
    ...overrides,
    groupId: group.id,
    startsAt,
  });
  if (game.creatorId === null) return game;
  await addParticipant(game.id, game.creatorId);
  // The trigger's count.
  return { ...game, goingCount: 1 };
}

/** A public game without a group, of that organiser. */
export async function createQuietGame(
  creatorId: number | null,
  hours = 48,
  { reach = 'link', ...given }: GameOptions & { reach?: 'link' | 'connections' } = {},
): Promise<Row<'games'>> {
  const group = await createGroup(creatorId === null ? {} : { creatorId });
  await db.groupMember.deleteMany({ where: { groupId: group.id } });
  await db.conversation.deleteMany({ where: { groupId: group.id } });
  await db.group.update({
    where: { id: group.id },
    data: { reach, visibility: 'private' },
    select: { id: true },
  });
  return createGame({ groupId: group.id, creatorId, startsAt: hoursFromNow(hours), ...given });
}

/** Makes a game the first of a weekly series. */
export async function putIntoSeries({
  id,
  groupId,
  creatorId,
  startsAt,
}: Pick<Row<'games'>, 'id' | 'groupId' | 'creatorId' | 'startsAt'>): Promise<void> {
  const startsOn = new Date(startsAt.toISOString().slice(0, 10));
  const series = await db.gameSeries.create({
    data: {
      groupId,
      creatorId,
      startsOn,
      startMinute: 1_080,
      durationMinutes: 90,
      frequency: 'weekly',
      template: {},
    },
  });
  await db.game.update({ where: { id }, data: { seriesId: series.id, occurrenceOn: startsOn } });
}

/** Status 'going' by default; a waitlisted one joins the queue now. */
export function addParticipant(
  gameId: number,
  userId: number,
  overrides: Partial<NewRow<'gameParticipants'>> = {},
): Promise<Row<'gameParticipants'>> {
  const waitlistedAt = overrides.status === 'waitlisted' ? new Date() : null;
  return insertRow(pool, 'gameParticipants', { waitlistedAt, ...overrides, gameId, userId });
}
