import { expect, it, vi } from 'vitest';
import { enterTimeSchema } from '@/lib/courts/schema/court-time';
import { askForCourt } from '@/lib/courts/service/ask-court';
import { endCourtTimes } from '@/lib/courts/service/end-times';
import { enterTime } from '@/lib/courts/service/enter-time';
import { moveCourtTime, relocateTime } from '@/lib/courts/service/move-time';
import { postGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { postGame } from '@/lib/games/service/post-game';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { sportId } from '@/prisma/rows/sports';
import { confirmAtOnce, createCourt, createCourtVenue, evening } from '@/tests/factories/courts';
import { REFUSED, winners } from '@/tests/factories/refusal';
import { createPeople } from '@/tests/factories/sessions';

/** COURT_RACE_ROUNDS=1000 runs as many as before a release. */
const ROUNDS = Number(process.env.COURT_RACE_ROUNDS ?? 12);

vi.setConfig({ testTimeout: 120_000 + ROUNDS * 2_000 });

const none = { following: false };

it(`all ways to a court at once give it to one, ${ROUNDS} times`, async () => {
  const { venue, court, owner, player, other } = await createCourtVenue();
  const second = await createCourt(venue.id);
  const [gamer] = await createPeople(1);
  await confirmAtOnce(venue.id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = evening(3);
    // Two asks that wait, one time that can be moved here, and whoever comes now.
    await confirmAtOnce(venue.id, false);
    const asked = await askForCourt(player.actor, court.id, at);
    const wanted = await askForCourt(other.actor, court.id, at);
    await enterTime(
      owner.actor,
      second.id,
      enterTimeSchema.parse({ kind: 'booked', ...at, name: 'Bilal' }),
    );
    const { id: movable } = await db.courtTime.findFirstOrThrow({ where: { courtId: second.id } });
    const standing = enterTimeSchema.parse({ kind: 'booked', ...at, name: 'League', weeks: 3 });
    const walkIn = enterTimeSchema.parse({ kind: 'booked', ...at, name: 'Ali' });
    const block = enterTimeSchema.parse({ kind: 'blocked', ...at });
    await confirmAtOnce(venue.id);
    await winners(
      [
        moveCourtTime(owner.actor, asked.id, 'confirm', none),
        moveCourtTime(owner.actor, wanted.id, 'confirm', none),
        relocateTime(owner.actor, movable, { courtId: court.id, ...at }),
        enterTime(owner.actor, court.id, walkIn),
        enterTime(owner.actor, court.id, standing),
        enterTime(owner.actor, court.id, block),
        moveCourtTime(player.actor, asked.id, 'cancel', none),
        transaction((tx) => endCourtTimes(tx, other.user.id)),
        postGame(
          gamer.actor,
          postGameSchema.parse({
            ...at,
            title: 'Doubles',
            sportId: sportId('Badminton'),
            durationMinutes: 60,
            venueId: venue.id,
            courtId: court.id,
          }),
        ),
      ],
      REFUSED,
    );
    const [taken] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM court_times WHERE court_id = ${court.id} AND status IN ('confirmed', 'blocked')
        AND wall_start = ${`${at.date}T${at.time}`}`;
    expect(Number(taken?.count)).toBeLessThanOrEqual(1);
    const overlapping = await db.$queryRaw<unknown[]>`
      SELECT a.id FROM court_times a JOIN court_times b ON a.court_id = b.court_id AND a.id < b.id
        AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
      WHERE a.status IN ('confirmed', 'blocked') AND b.status IN ('confirmed', 'blocked')`;
    expect(overlapping).toEqual([]);
    const open = await db.courtTime.count({ where: { courtId: court.id, status: 'asked' } });
    if (Number(taken?.count) === 1) expect(open).toBe(0);
    // A game that lost the race was not made.
    const games = await db.game.findMany({
      where: { creatorId: gamer.user.id },
      include: { courtTimes: true },
    });
    expect(games.every(({ courtTimes }) => courtTimes.length === 1)).toBe(true);
    await db.game.deleteMany({ where: { creatorId: gamer.user.id } });
    await db.courtTime.deleteMany({});
  }
});

it(`two who take a court at once do not both get it, and nobody waits for more than three, ${ROUNDS} times`, async () => {
  const { venue, court, player, other } = await createCourtVenue();
  for (let round = 0; round < ROUNDS; round += 1) {
    await confirmAtOnce(venue.id);
    expect(
      await winners([
        askForCourt(player.actor, court.id, evening()),
        askForCourt(other.actor, court.id, evening()),
        askForCourt(other.actor, court.id, { ...evening(), minutes: 120 }),
      ]),
    ).toBe(1);
    await db.courtTime.deleteMany({});
    await confirmAtOnce(venue.id, false);
    const times = ['17:00', '18:00', '19:00', '20:00', '21:00'];
    const asks = times.map((time) => askForCourt(player.actor, court.id, { ...evening(), time }));
    expect(await winners(asks)).toBe(3);
    await db.courtTime.deleteMany({});
  }
});

it('two moves in a circle between two courts end without a deadlock', async () => {
  const { venue, court, owner } = await createCourtVenue();
  const second = await createCourt(venue.id);
  const enter = (courtId: number, time: string) =>
    enterTime(
      owner.actor,
      courtId,
      enterTimeSchema.parse({ kind: 'booked', ...evening(), time, name: 'Ali' }),
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    await enter(court.id, '18:00');
    await enter(second.id, '20:00');
    const [one, two] = await db.courtTime.findMany({ orderBy: { startsAt: 'asc' } });
    if (!one || !two) throw new Error('both were entered');
    expect(
      await winners([
        relocateTime(owner.actor, one.id, { courtId: second.id, ...evening(), time: '18:00' }),
        relocateTime(owner.actor, two.id, { courtId: court.id, ...evening(), time: '20:00' }),
      ]),
    ).toBe(2);
    await db.courtTime.deleteMany({});
  }
});

it(`a court goes along with one of two games, and a cancelled game keeps none, ${ROUNDS} times`, async () => {
  const { venue, court, owner, player, other } = await createCourtVenue();
  await confirmAtOnce(venue.id);
  const post = (actor: Actor, time: string) =>
    postGame(
      actor,
      postGameSchema.parse({
        ...evening(3),
        time,
        title: 'Doubles',
        sportId: sportId('Badminton'),
        durationMinutes: 60,
        venueId: venue.id,
        courtId: court.id,
      }),
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await post(player.actor, '18:00'), await post(other.actor, '19:00')];
    const walkIn = enterTimeSchema.parse({ kind: 'booked', ...evening(3), time: '20:00' });
    const reason = { reason: 'Rain', scope: 'this' } as const;
    // Both move to the same hour, the desk wants it as well, and in every other round one is cancelled meanwhile.
    await winners(
      [
        updateGame(player.actor, one.id, { time: '20:00' }),
        updateGame(other.actor, two.id, { time: '20:00' }),
        enterTime(owner.actor, court.id, walkIn),
        ...(round % 2 ? [cancelGame(other.actor, two.id, reason)] : []),
      ],
      REFUSED,
    );
    const taken = await db.courtTime.findMany({
      where: { status: { in: ['confirmed', 'asked'] } },
    });
    // Nobody has it only if the game that had it was cancelled last.
    const cancelled = round % 2 ? 1 : 0;
    const holders = taken.filter(({ wallStart }) => wallStart.endsWith('20:00')).length;
    expect([1 - cancelled, 1]).toContain(holders);
    const games = await db.game.findMany({ include: { courtTimes: true } });
    for (const { id, status, startsAt, courtTimes } of games) {
      const own = courtTimes.filter((time) => time.status === 'confirmed');
      expect(own.length).toBeLessThanOrEqual(1);
      if (status === 'cancelled') expect(own).toEqual([]);
      else if (own[0]) expect([id, own[0].startsAt]).toEqual([id, startsAt]);
    }
    await db.courtTime.deleteMany({});
    await db.game.deleteMany({});
  }
});
