import {
  GAME_LOCATION_LENGTH_MAX,
  GAME_MINUTES_MAX,
  GAME_MINUTES_MIN,
  GAME_TITLE_LENGTH_MAX,
} from '@/lib/games/constants';
import { upcomingMaxOf } from '@/lib/games/policy';
import { countUpcoming, findGroupOfGame, isPlanned } from '@/lib/games/repository/edit-game';
import { lockGroup } from '@/lib/games/repository/seats';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import type { ImportedGamesDto, ImportGamesInput } from '@/lib/games/schema/import-games';
import { texts } from '@/lib/games/server-texts';
import { createUnderLock } from '@/lib/games/service/create-game';
import { type CalendarEvent, readCalendar } from '@/lib/games/service/parse-calendar';
import { canOrganise } from '@/lib/groups/policy';
import { requireGroup } from '@/lib/groups/service/read-group';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { toInstant } from '@/lib/platform/calendar/wall-clock';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { cleanText } from '@/lib/platform/validation/text';

/**
 * The coming games of a calendar file; with `confirm` those that the group does not have become its games, and the members are
 * told once.
 * @throws AppError not_found, forbidden (no organiser), invalid (no calendar), conflict (nothing new, too many)
 */
export async function importGames(
  actor: Actor,
  groupId: number,
  { text, confirm, ...settings }: ImportGamesInput,
): Promise<ImportedGamesDto> {
  const { pending, ...seen } = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    await lockGroup(groupId, tx);
    const group = await requireGroup(actor, groupId, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisersCreate'));
    const { timeZone } = (await findGroupOfGame(groupId, tx)) ?? group;
    const calendar = readCalendar(text, timeZone, new Date());
    if (!calendar) throw invalidField('text', say(texts, 'notCalendar'));
    const fresh = [];
    for (const event of calendar.events) {
      const game = gameOf(event, group.location ?? group.name);
      const startsAt = toInstant(game, timeZone);
      if (!(await isPlanned({ groupId, title: game.title, startsAt }, tx))) fresh.push(game);
    }
    const room = Math.max(0, upcomingMaxOf(group) - (await countUpcoming(groupId, tx)));
    const told: PendingNotification[] = [];
    if (confirm) {
      if (fresh.length === 0) throw new AppError('conflict', say(texts, 'noNewGames'));
      for (const [at, game] of fresh.entries()) {
        const input = createGameSchema.parse({ ...game, ...settings });
        // The first is announced, and stands for all.
        const count = at === 0 ? fresh.length : 0;
        told.push(...(await createUnderLock(tx, { actor, groupId }, input, { count })).pending);
      }
    }
    const known = calendar.events.length - fresh.length;
    const { ignored } = calendar;
    return { games: fresh, known, ignored, room, timeZone, saved: confirm, pending: told };
  });
  await publishNotifications(pending);
  return seen;
}

const cut = (text: string, max: number) =>
  cleanText(text).replace(/\s+/g, ' ').slice(0, max).trim();

function gameOf({ title, location, durationMinutes, date, time }: CalendarEvent, place: string) {
  return {
    title: cut(title, GAME_TITLE_LENGTH_MAX),
    location: cut(location ?? place, GAME_LOCATION_LENGTH_MAX),
    durationMinutes: Math.min(GAME_MINUTES_MAX, Math.max(GAME_MINUTES_MIN, durationMinutes)),
    date,
    time,
  };
}
