import { describe, expect, it } from 'vitest';
import { saveCourtSchema } from '@/lib/courts/schema/court';
import { enterTimeSchema } from '@/lib/courts/schema/court-time';
import { askForCourt } from '@/lib/courts/service/ask-court';
import { endCourtTimes, keepCourtTimes, lapseAsk } from '@/lib/courts/service/end-times';
import { enterTime } from '@/lib/courts/service/enter-time';
import { listFreeTimes } from '@/lib/courts/service/free-times';
import { addStaff, deleteCourt, editCourt } from '@/lib/courts/service/manage-courts';
import { moveCourtTime, relocateTime } from '@/lib/courts/service/move-time';
import { exportTimes, readDesk } from '@/lib/courts/service/read-desk';
import { listChanges, listOwnTimes } from '@/lib/courts/service/read-times';
import type { Actor } from '@/lib/platform/auth/actor';
import { ageColumns, thisYear } from '@/lib/platform/auth/age';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { deleteVenue } from '@/lib/venues/service/curate-venue';
import { mergeVenues } from '@/lib/venues/service/merge-venues';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import {
  confirmAtOnce,
  createCourt,
  createCourtTime,
  createCourtVenue,
  evening,
} from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { createBlock } from '@/tests/factories/moderation';
import { refusal } from '@/tests/factories/refusal';
import { createPeople } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

const entry = (more: object = {}) =>
  enterTimeSchema.parse({ kind: 'booked', ...evening(), name: 'Hamza', ...more });
const toldOf = (userId: number) =>
  db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });
const statusOf = async (id: number) =>
  (await db.courtTime.findUniqueOrThrow({ where: { id } })).status;
const none = { following: false };

describe('an ask', () => {
  it('reserves nothing; the first that is confirmed declines the others, and all are told', async () => {
    const { venue, court, owner, player, other } = await createCourtVenue();
    const first = await askForCourt(player.actor, court.id, evening());
    const second = await askForCourt(other.actor, court.id, evening());
    expect(first).toMatchObject({ status: 'asked', price: 2_000, currency: 'PKR' });
    const asks = await toldOf(owner.user.id);
    expect(asks.map(({ type }) => type)).toEqual(['court_asked', 'court_asked']);
    expect(asks[0]?.data).toMatchObject({ venueId: venue.id, side: 'desk' });
    await moveCourtTime(owner.actor, second.id, 'confirm', none);
    expect(await statusOf(first.id)).toBe('declined');
    expect((await toldOf(player.user.id)).map(({ type }) => type)).toEqual(['court_declined']);
    expect((await toldOf(other.user.id)).map(({ type }) => type)).toEqual(['court_confirmed']);
    // Nothing is left to answer.
    expect(await toldOf(owner.user.id)).toEqual([]);
    const late = askForCourt(player.actor, court.id, evening());
    expect(await refusal(late)).toMatch(/^conflict: That time is already taken/);
  });

  it('takes the court where the venue confirms at once', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    await confirmAtOnce(venue.id);
    const mine = await askForCourt(player.actor, court.id, evening());
    expect(mine).toMatchObject({ status: 'confirmed', lapsesAt: null });
    expect((await toldOf(owner.user.id)).map(({ type }) => type)).toEqual(['court_booked']);
  });

  it('is for a slot of the opening hours, ahead, and at most three wait', async () => {
    const { court, player } = await createCourtVenue();
    const ask = (more: object) => askForCourt(player.actor, court.id, { ...evening(), ...more });
    expect(await refusal(ask({ time: '18:30' }))).toMatch(/^invalid time: The court has no such/);
    expect(await refusal(ask({ time: '03:00' }))).toMatch(/^invalid time/);
    expect(await refusal(ask({ minutes: 90 }))).toMatch(/^invalid time/);
    expect(await refusal(ask(evening(-1)))).toMatch(
      /^invalid time: The time must be in the future/,
    );
    expect(await refusal(ask(evening(40)))).toMatch(
      /^invalid date: A court can be asked for at most/,
    );
    for (const time of ['18:00', '19:00', '20:00']) await ask({ time });
    expect(await refusal(ask({ time: '18:00' }))).toMatch(
      /^conflict: You have asked for this time/,
    );
    expect(await refusal(ask({ time: '21:00' }))).toMatch(/^conflict: Several of your requests/);
  });

  it('for women’s hours is refused to men, and open to women', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    const womenHours = [{ days, opens: '17:00', closes: '20:00' }];
    const { venue, court, player, other } = await createCourtVenue({ womenHours });
    await db.user.update({ where: { id: player.user.id }, data: { gender: 'male' } });
    await db.user.update({ where: { id: other.user.id }, data: { gender: 'female' } });
    const asked = askForCourt(player.actor, court.id, evening());
    expect(await refusal(asked)).toBe(
      'forbidden: This is a time for women, and for games for women.',
    );
    expect(await askForCourt(other.actor, court.id, evening())).toMatchObject({ status: 'asked' });
    // Free times offer him nothing that would be refused; guests see them.
    const at = async (actor: Actor | null) => {
      const { courts } = await listFreeTimes(actor, venue.id, { date: evening().date });
      return courts[0]?.slots.find(({ time }) => time === '18:00');
    };
    expect(await at(player.actor)).toMatchObject({ isFree: true, isWomens: true, mayAsk: false });
    expect(await at(other.actor)).toMatchObject({ mayAsk: true });
    expect(await at(null)).toMatchObject({ isWomens: true, mayAsk: true });
  });

  it('needs somebody to answer: without an operator, or once closed, the venue takes none', async () => {
    const { venue, court, player } = await createCourtVenue();
    await db.venue.update({ where: { id: venue.id }, data: { ownerId: null } });
    expect(await refusal(askForCourt(player.actor, court.id, evening()))).toMatch(
      /takes no bookings/,
    );
    expect((await listFreeTimes(null, venue.id, {})).courts).toEqual([]);
    await db.venue.update({ where: { id: venue.id }, data: { hiddenAt: new Date() } });
    expect(await refusal(askForCourt(player.actor, court.id, evening()))).toMatch(/^not_found/);
  });

  it('lapses, and cannot be confirmed any more', async () => {
    const { court, owner, player } = await createCourtVenue();
    const { id } = await askForCourt(player.actor, court.id, evening());
    await lapseAsk(id);
    expect(await statusOf(id)).toBe('asked');
    await db.courtTime.update({ where: { id }, data: { lapsesAt: hoursFromNow(-1) } });
    const late = moveCourtTime(owner.actor, id, 'confirm', none);
    expect(await refusal(late)).toBe('conflict: This request has lapsed.');
    await lapseAsk(id);
    await lapseAsk(id);
    expect(await statusOf(id)).toBe('lapsed');
    expect((await toldOf(player.user.id)).map(({ type }) => type)).toEqual(['court_lapsed']);
  });
});

describe('cancelling', () => {
  it('is free until the deadline that was kept, and late after it', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    await confirmAtOnce(venue.id);
    const early = await askForCourt(player.actor, court.id, evening());
    const late = await askForCourt(player.actor, court.id, { ...evening(), time: '20:00' });
    await db.courtTime.update({
      where: { id: late.id },
      data: { freeCancelUntil: hoursFromNow(-1) },
    });
    expect(await moveCourtTime(player.actor, early.id, 'cancel', none)).toMatchObject({
      status: 'cancelled',
      cancelledLate: false,
    });
    const gone = await moveCourtTime(player.actor, late.id, 'cancel', none);
    expect(gone).toMatchObject({ status: 'cancelled', cancelledLate: true });
    const told = (await toldOf(owner.user.id)).map(({ type }) => type);
    expect(told.filter((type) => type === 'court_cancelled')).toHaveLength(2);
  });

  it('is logged with everything else, for both sides and nobody else', async () => {
    const { court, owner, player, other } = await createCourtVenue();
    const { id } = await askForCourt(player.actor, court.id, evening());
    await moveCourtTime(owner.actor, id, 'confirm', none);
    await relocateTime(owner.actor, id, { courtId: court.id, ...evening(), time: '21:00' });
    await moveCourtTime(owner.actor, id, 'paid', none);
    await moveCourtTime(player.actor, id, 'cancel', none);
    const seen = await listChanges(player.actor, id);
    expect(seen.map(({ action }) => action)).toEqual(['ask', 'confirm', 'move', 'paid', 'cancel']);
    expect(await listChanges(owner.actor, id)).toHaveLength(5);
    expect(await refusal(listChanges(other.actor, id))).toMatch(/^not_found/);
  });
});

describe('the desk', () => {
  it('enters a walk-in and a block, which free times show as taken, never by whom', async () => {
    const { venue, court, owner } = await createCourtVenue();
    await enterTime(owner.actor, court.id, entry({ phone: '0300 1234567', paid: true }));
    await enterTime(
      owner.actor,
      court.id,
      entry({ kind: 'blocked', time: '19:00', name: 'Paint' }),
    );
    const twice = enterTime(owner.actor, court.id, entry({ time: '18:30' }));
    expect(await refusal(twice)).toMatch(/^conflict: That time is already taken/);
    const free = await listFreeTimes(null, venue.id, { date: evening().date });
    const taken = free.courts[0]?.slots.filter(({ isFree }) => !isFree);
    expect(taken?.map(({ time }) => time)).toEqual(['18:00', '19:00']);
    expect(JSON.stringify(free)).not.toMatch(/Hamza|0300|Paint/);
    const desk = await readDesk(owner.actor, venue.id, { date: evening().date });
    expect(desk.times.map(({ who, status, isPaid }) => [who, status, isPaid])).toEqual([
      ['Hamza', 'confirmed', true],
      ['Paint', 'blocked', false],
    ]);
    expect(desk.use.find(({ date }) => date === evening().date)?.percent).toBe(10);
    const table = await exportTimes(owner.actor, venue.id, {
      from: evening().date,
      to: evening().date,
    });
    expect(table.split('\r\n')[1]).toMatch(/18:00,60,.*,Hamza,0300 1234567,Confirmed,2000,PKR,yes/);
  });

  it('enters a weekly time at the same local time, and says which weeks are taken', async () => {
    const { court, owner } = await createCourtVenue();
    const second = addDays(evening().date, 7);
    await enterTime(owner.actor, court.id, entry({ date: second }));
    const outcome = await enterTime(owner.actor, court.id, entry({ weeks: 4 }));
    expect(outcome).toEqual({ entered: 3, skipped: [second] });
    const rows = await db.courtTime.findMany({
      where: { standingId: { not: null }, courtId: court.id },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ wallStart }) => wallStart.slice(11))).toEqual(['18:00', '18:00', '18:00']);
    expect(new Set(rows.map(({ standingId }) => standingId))).toEqual(new Set([rows[0]?.id]));
    const { id = 0 } = rows[1] ?? {};
    await moveCourtTime(owner.actor, id, 'cancel', { following: true });
    const after = await db.courtTime.findMany({
      where: { standingId: rows[0]?.id ?? 0 },
      orderBy: { id: 'asc' },
    });
    expect(after.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'cancelled']);
  });

  it('moves a time to another court of the venue, at the same price unless its length changes', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    const second = await createCourt(venue.id, { price: 3_000 });
    const elsewhere = await createCourt((await createVenue()).id);
    await confirmAtOnce(venue.id);
    const { id } = await askForCourt(player.actor, court.id, evening());
    await enterTime(owner.actor, second.id, entry());
    const to = (courtId: number, more: object = {}) =>
      relocateTime(owner.actor, id, { courtId, ...evening(), ...more });
    expect(await refusal(to(second.id))).toMatch(/^conflict: That time is already taken/);
    expect(await refusal(to(elsewhere.id))).toMatch(/^invalid courtId/);
    expect(await to(second.id, { time: '19:00' })).toMatchObject({ price: 2_000, time: '19:00' });
    expect(await to(second.id, { time: '19:00', minutes: 120 })).toMatchObject({ price: 6_000 });
    expect((await toldOf(player.user.id)).map(({ type }) => type)).toEqual([
      'court_moved',
      'court_moved',
    ]);
  });

  it('is shared by connections of the operator, whose role is for times alone', async () => {
    const { venue, court, owner, player, other } = await createCourtVenue();
    const add = (userId: number) => addStaff(owner.actor, venue.id, { userId, role: 'desk' });
    expect(await refusal(add(other.user.id))).toMatch(/^not_found/);
    await connect(owner.user.id, other.user.id);
    expect(await add(other.user.id)).toMatchObject([{ userId: other.user.id, role: 'desk' }]);
    await askForCourt(player.actor, court.id, evening());
    expect((await toldOf(other.user.id)).map(({ type }) => type)).toEqual(['court_asked']);
    const changed = editCourt(
      other.actor,
      court.id,
      saveCourtSchema.parse({
        name: 'Mine',
        sportIds: [sportId('Badminton')],
        price: 1,
      }),
    );
    expect(await refusal(changed)).toMatch(/^forbidden: Only the operator/);
    await enterTime(other.actor, court.id, entry());
  });

  it('does not name a person across a block', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    await createBlock(player.user.id, owner.user.id);
    await askForCourt(player.actor, court.id, evening());
    const { asks } = await readDesk(owner.actor, venue.id, {});
    expect(asks).toMatchObject([{ userId: null, who: 'Unavailable user' }]);
  });

  it('hears of an ask by somebody under 18 without their name, and sees the first name', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    await db.user.update({
      where: { id: player.user.id },
      data: { ...ageColumns(thisYear() - 15), firstName: 'Zoya', name: 'Zoya Malik' },
    });
    await askForCourt(player.actor, court.id, evening());
    const [told] = await toldOf(owner.user.id);
    expect(told).toMatchObject({ type: 'court_asked', actorId: null });
    expect(told?.message).toMatch(/^Somebody asks for/);
    const { asks } = await readDesk(owner.actor, venue.id, {});
    expect(asks).toMatchObject([{ userId: null, who: 'Zoya' }]);
  });
});

describe('a country that changes its clocks', () => {
  it('moves a time so that it keeps its local time, and tells who has it', async () => {
    const { court, player } = await createCourtVenue();
    const at = new Date(`${evening().date}T13:00:00Z`);
    const { id } = await createCourtTime(court.id, {
      userId: player.user.id,
      startsAt: at,
      wallStart: `${evening().date}T19:00`,
      zoneData: '2000a',
    });
    await keepCourtTimes();
    const moved = await db.courtTime.findUniqueOrThrow({ where: { id } });
    expect(moved.startsAt.getTime() - at.getTime()).toBe(3_600_000);
    expect((await toldOf(player.user.id)).map(({ type }) => type)).toEqual(['court_moved']);
  });
});

describe('what ends', () => {
  it('a person who leaves gives up what is ahead, and the desk hears of it', async () => {
    const { court, owner, player, other } = await createCourtVenue();
    const { id } = await askForCourt(player.actor, court.id, evening());
    await moveCourtTime(owner.actor, id, 'confirm', none);
    await askForCourt(player.actor, court.id, { ...evening(), time: '20:00' });
    await transaction((tx) => endCourtTimes(tx, player.user.id));
    expect((await toldOf(owner.user.id)).map(({ type }) => type)).toEqual(['court_cancelled']);
    expect(await askForCourt(other.actor, court.id, evening())).toMatchObject({ status: 'asked' });
    await db.user.delete({ where: { id: player.user.id } });
    expect(await db.courtTime.findUniqueOrThrow({ where: { id } })).toMatchObject({ userId: null });
  });

  it('how to pay goes with the operator', async () => {
    const { venue, owner } = await createCourtVenue();
    await db.venueDesk.create({ data: { venueId: venue.id, payTo: '0300 1234567' } });
    await db.user.delete({ where: { id: owner.user.id } });
    const desk = await db.venueDesk.findUniqueOrThrow({ where: { venueId: venue.id } });
    expect(desk.payTo).toBeNull();
  });

  it('a court that somebody has is not deleted; open asks are declined', async () => {
    const { court, owner, player } = await createCourtVenue();
    const { id } = await askForCourt(player.actor, court.id, evening());
    await enterTime(owner.actor, court.id, entry({ time: '22:00' }));
    expect(await refusal(deleteCourt(owner.actor, court.id))).toMatch(/^conflict: Somebody has/);
    await db.courtTime.deleteMany({ where: { status: 'confirmed' } });
    await deleteCourt(owner.actor, court.id);
    expect(await db.courtTime.findUnique({ where: { id } })).toBeNull();
    expect((await toldOf(player.user.id)).map(({ type }) => type)).toEqual(['court_declined']);
  });

  it('a deleted venue takes its courts along and tells who has them, without its name', async () => {
    const { venue, court, owner, player } = await createCourtVenue();
    await confirmAtOnce(venue.id);
    await askForCourt(player.actor, court.id, evening());
    await deleteVenue(owner.actor, venue.id);
    expect(await db.court.count({ where: { id: court.id } })).toBe(0);
    const [told] = await toldOf(player.user.id);
    expect(told?.type).toBe('court_cancelled');
    expect(told?.message).not.toContain(venue.name);
  });

  it('a merged venue hands its courts over; a hidden one leaves people their times', async () => {
    const { venue, court, player } = await createCourtVenue();
    await confirmAtOnce(venue.id);
    await askForCourt(player.actor, court.id, evening());
    const kept = await createVenue();
    const [admin] = await createPeople(1);
    await mergeVenues({ ...admin.actor }, { survivingId: kept.id, mergedId: venue.id });
    expect(await db.court.findUniqueOrThrow({ where: { id: court.id } })).toMatchObject({
      venueId: kept.id,
    });
    const mine = () => listOwnTimes(player.actor, { limit: 10 });
    expect((await mine()).items).toMatchObject([{ venue: { id: kept.id } }]);
    await db.venue.update({ where: { id: kept.id }, data: { hiddenAt: new Date() } });
    expect((await mine()).items).toMatchObject([{ status: 'confirmed', venue: null }]);
  });
});
