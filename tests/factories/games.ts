import { db } from '@/lib/db/client';
import type { Game, GameParticipant, Prisma } from '@/lib/db/generated/client';
import { hoursFromNow } from './dates';
import { createGroup } from './groups';
import { uniqueText } from './unique';

export type GameOptions = Partial<Prisma.GameUncheckedCreateInput>;

/** A public game in two days, one and a half hours long, whose creator is going. */
export async function createGame(overrides: GameOptions = {}): Promise<Game> {
  const group = overrides.groupId
    ? await db.group.findUniqueOrThrow({ where: { id: Number(overrides.groupId) } })
    : await createGroup();
  const startsAt = overrides.startsAt ? new Date(overrides.startsAt as Date) : hoursFromNow(48);
  const game = await db.game.create({
    data: {
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
    },
  });
  if (game.creatorId === null) return game;
  await addParticipant(game.id, game.creatorId);
  return db.game.findUniqueOrThrow({ where: { id: game.id } });
}

/** Status 'going' by default; a waitlisted one joins the queue now. */
export function addParticipant(
  gameId: number,
  userId: number,
  overrides: Partial<Prisma.GameParticipantUncheckedCreateInput> = {},
): Promise<GameParticipant> {
  const waitlistedAt = overrides.status === 'waitlisted' ? new Date() : null;
  return db.gameParticipant.create({ data: { waitlistedAt, ...overrides, gameId, userId } });
}
