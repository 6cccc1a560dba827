import { FOLLOW_GAMES_MAX, LETTER_GAMES_MAX } from '@/lib/follows/constants';
import { dayOf, letterWeek, nextMorning } from '@/lib/follows/policy';
import {
  deleteOldNotices,
  findFollowersOf,
  findFollowerZones,
  findFollows,
  findForLetter,
  findToldIds,
  findZone,
  insertNotice,
} from '@/lib/follows/repository';
import { texts } from '@/lib/follows/server-texts';
import { FOLLOW_DAYS_AHEAD } from '@/lib/games/constants';
import { type FollowedGame, listFollowedGames } from '@/lib/games/service/read-game';
import { afterQuietHours, isQuietHour } from '@/lib/notifications/policy';
import { findLetterRecipient } from '@/lib/notifications/service/mail-missed';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { isTimeZone } from '@/lib/platform/calendar/wall-clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import { chordForRadius } from '@/lib/platform/geo/cube';
import { enqueue, enqueueAll } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

const CHORD = chordForRadius(RADIUS_KM_GROUPS);

/** The job of a game that has become visible: whoever follows something about it is looked at, outside their night. */
export async function matchFollowers(gameId: number): Promise<void> {
  const followers = await findFollowersOf(gameId, CHORD);
  const now = new Date();
  const jobs = followers.map(({ userId, timeZone }) => ({
    payload: { userId },
    runAt: afterQuietHours(now, timeZone),
    // One look for the games of a minute.
    dedupeKey: `follows:tell:${userId}:${Math.floor(now.getTime() / 60_000)}`,
  }));
  await enqueueAll(db, 'follows:tell', jobs);
}

/** The games that fit what a person follows, soonest first: those of the feed. */
async function listFitting(userId: number): Promise<FollowedGame[]> {
  const until = new Date(Date.now() + FOLLOW_DAYS_AHEAD * 86_400_000);
  const found = new Map<number, FollowedGame>();
  for (const row of await findFollows(userId)) {
    // Hidden from the person by now.
    if (row.name === null) continue;
    const games = await listFollowedGames(userId, { ...row, until, limit: FOLLOW_GAMES_MAX });
    for (const game of games) found.set(game.id, game);
  }
  return [...found.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The job: notifies a person of games that fit, once a day; what comes later that day waits for the next morning. */
export async function tellFollower(userId: number, now = new Date()): Promise<void> {
  const timeZone = await findZone(userId);
  if (timeZone === null) return;
  if (isQuietHour(now, timeZone)) return tellAt(db, userId, afterQuietHours(now, timeZone));
  const told = new Set(await findToldIds(userId));
  const games = (await listFitting(userId)).filter(({ id }) => !told.has(id));
  const [first] = games;
  if (!first) return;
  const pending = await transaction(async (tx) => {
    const gameIds = games.map(({ id }) => id);
    const notice = { userId, kind: 'day', day: dayOf(now, timeZone), gameIds } as const;
    if (!(await insertNotice(notice, tx))) {
      await tellAt(tx, userId, nextMorning(now, timeZone));
      return [];
    }
    const count = games.length;
    const notified = await notify(tx, {
      userId,
      type: 'games_followed',
      title: say(texts, 'toldTitle', { count }),
      message: say(texts, 'toldMessage', { count, ...wordsOf(first) }),
      data: count === 1 ? { gameId: first.id } : {},
    });
    return [notified];
  });
  await publishNotifications(pending);
}

function tellAt(tx: Tx, userId: number, runAt: Date): Promise<void> {
  const dedupeKey = `follows:tell:${userId}:${runAt.toISOString()}`;
  return enqueue(tx, 'follows:tell', { userId }, { runAt, dedupeKey });
}

const wordsOf = ({ sport, startsAt, timeZone }: FollowedGame) => ({
  sport: sport.name,
  startsAt: startsAt.toISOString(),
  timeZone,
});

/** The worker's round: the letter of the week, for those whose zone it is time in. @returns how many were looked at */
export async function sendFollowLetters(now = new Date()): Promise<number> {
  await deleteOldNotices();
  let count = 0;
  for (const timeZone of (await findFollowerZones()).filter(isTimeZone)) {
    const week = letterWeek(now, timeZone);
    if (week === null) continue;
    for (const userId of await findForLetter(timeZone, week)) {
      await sendLetter(userId, week);
      count += 1;
    }
  }
  return count;
}

async function sendLetter(userId: number, week: string): Promise<void> {
  const games = await listFitting(userId);
  await transaction(async (tx) => {
    const gameIds = games.map(({ id }) => id);
    // Without a game too: a week is looked at once.
    if (!(await insertNotice({ userId, kind: 'week', day: week, gameIds }, tx))) return;
    const recipient =
      games.length > 0 ? await findLetterRecipient(tx, userId, 'follows', 'follows') : null;
    if (!recipient) return;
    const { email: to, language, footer, unsubscribeUrl } = recipient;
    const t = translate(texts, language);
    const heading = t.letterHeading({ count: games.length });
    const lines = games.slice(0, LETTER_GAMES_MAX).map((game) =>
      t.letterLine({
        ...wordsOf(game),
        left: game.maxPlayers - game.goingCount,
      }),
    );
    const mail = {
      heading,
      paragraphs: lines,
      button: { label: t.seeGames, url: new URL(routes.games(), env.NEXTAUTH_URL).href },
      footer,
    };
    await getMailer().send(
      { to, subject: heading, text: toText(mail), html: toHtml(mail, language), unsubscribeUrl },
      tx,
    );
  });
}
