import { describe, expect, it } from 'vitest';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { listBookings } from '@/lib/bookings/service/read-bookings';
import { enterSessionsSchema } from '@/lib/clients/schema';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { createBlock } from '@/tests/factories/moderation';
import { refusal, winners } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';
import { becomeClient } from './become-client';
import { exportMonth } from './export-book';
import {
  addClient,
  addClientSessions,
  changeClient,
  giveClientPackage,
  removeClient,
  renewLink,
} from './manage-clients';
import { markEntryPaid } from './mark-paid';
import { listClients, readClient } from './read-clients';
import { actByLink, readLinkPage } from './read-link';

const wall = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi');
const at = (days: number, more: object = {}) =>
  enterSessionsSchema.parse({ ...wall(days), ...more });
const wanted = (days: number) => `${wall(days).date}T${wall(days).time}`;
const tokenOf = ({ url }: { url: string | null }) => url?.split('/').at(-1) ?? '';
const HALF_WEEK = { sessions: 4, price: 9_000, validDays: null };

/** A coach with a client without an account. */
async function createBook() {
  const people = await createCoachAndClient();
  const ali = { name: 'Ali Raza', phone: '+92 300 1234567', note: 'Left-handed' };
  const client = await addClient(people.coachActor, people.coach.id, ali);
  return { ...people, book: client.id, token: tokenOf(client), coachId: people.coach.id };
}

describe('a session that the coach enters', () => {
  it('stands at once, weekly too, and the link shows it', async () => {
    const { coachActor, book, token } = await createBook();
    const { nextAt } = await addClientSessions(coachActor, book, at(3, { weeks: 3, price: 2_000 }));
    expect(nextAt).toBe(bookingStart(3).toISOString());
    const page = await readLinkPage(token, null);
    expect(page?.sessions).toMatchObject(
      [3, 10, 17].map((days) => ({
        startsAt: bookingStart(days).toISOString(),
        price: 2_000,
      })),
    );
    const [last] = await listBookings(coachActor, {
      side: 'coach',
      limit: 10,
      cursor: undefined,
    }).then(({ items }) => items);
    expect(last).toMatchObject({ status: 'accepted', client: { id: null, name: 'Ali Raza' } });
  });

  it('is refused whole where one of its weeks is taken', async () => {
    const { coach, coachActor, book } = await createBook();
    await createBooking(coach, { status: 'accepted', startsAt: bookingStart(10) });
    expect(await refusal(addClientSessions(coachActor, book, at(3, { weeks: 3 })))).toMatch(
      /^conflict: You are not free on/,
    );
    expect(await db.bookingRequest.count({ where: { coachClientId: book } })).toBe(0);
  });

  it('has one winner against a request that is accepted, a class and another entry', async () => {
    const { coach, coachActor, book } = await createBook();
    const other = await addClient(coachActor, coach.id, { name: 'Sara', phone: null, note: null });
    for (let round = 3; round < 6; round += 1) {
      const asked = await createBooking(coach, { startsAt: bookingStart(round) });
      const moved = await createBooking(coach, {
        status: 'accepted',
        startsAt: bookingStart(round + 20),
      });
      const { id: proposalId } = await db.bookingProposal.create({
        data: {
          bookingId: moved.id,
          proposedById: moved.clientId,
          startsAt: bookingStart(round),
          endsAt: new Date(bookingStart(round).getTime() + 3_600_000),
        },
      });
      const won = await winners([
        addClientSessions(coachActor, book, at(round)),
        addClientSessions(coachActor, other.id, at(round)),
        moveBooking(coachActor, asked.id, 'accept', {}),
        decideProposal(coachActor, { id: moved.id, proposalId }, 'accept'),
      ]);
      expect(won).toBe(1);
    }
  });

  it('with somebody who has an account is told, and refused across a block', async () => {
    const { coach, coachActor, client } = await createBook();
    await createBooking(coach, { clientId: client.userId, status: 'accepted' });
    const [known] = (await listClients(coachActor, coach.id)).filter((row) => row.hasAccount);
    await addClientSessions(coachActor, known?.id ?? 0, at(4));
    expect(await db.notification.count({ where: { userId: client.userId } })).toBe(1);
    await createBlock(client.userId, coach.userId);
    const again = addClientSessions(coachActor, known?.id ?? 0, at(5));
    expect(await refusal(again)).toMatch(/^conflict: That is not possible/);
    expect(await readClient(coachActor, known?.id ?? 0)).toMatchObject({
      userId: null,
      name: 'Unavailable user',
    });
  });

  it('completes, and is open until it is paid', async () => {
    const { coach, coachActor, book } = await createBook();
    await addClientSessions(coachActor, book, at(3, { price: 2_500 }));
    const { id } = await db.bookingRequest.findFirstOrThrow({ where: { coachClientId: book } });
    expect((await readClient(coachActor, book)).open).toBe(0);
    const past = new Date(Date.now() - 6 * 3_600_000);
    const ended = { startsAt: past, endsAt: new Date(past.getTime() + 3_600_000) };
    await db.bookingRequest.update({ where: { id }, data: ended });
    await closeBooking(id);
    expect(await readClient(coachActor, book)).toMatchObject({ open: 2_500 });
    await markEntryPaid(coachActor, coach.id, { kind: 'session', entryId: id, paid: true });
    expect(await readClient(coachActor, book)).toMatchObject({ open: 0 });
    const { date } = toWallTime(past, 'Asia/Karachi');
    const [, line = ''] = (await exportMonth(coachActor, coach.id, date.slice(0, 7))).split('\r\n');
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d,Ali Raza,session,,completed,2500,PKR,,\d{4}-/);
    const { actor: stranger } = await createSignedIn();
    const entry = { kind: 'session', entryId: id, paid: false } as const;
    expect(await refusal(markEntryPaid(stranger, coach.id, entry))).toMatch(/^not_found/);
  });
});

describe('the personal link', () => {
  it('asks for another time, which the coach accepts or not', async () => {
    const { coachActor, book, token } = await createBook();
    await addClientSessions(coachActor, book, at(3));
    const { id } = await db.bookingRequest.findFirstOrThrow({ where: { coachClientId: book } });
    expect((await readLinkPage(token, id))?.moving?.slots.length).toBeGreaterThan(10);
    await actByLink({ token, bookingId: id, wanted: wanted(4) });
    const again = actByLink({ token, bookingId: id, wanted: wanted(5) });
    expect(await refusal(again)).toMatch(/^conflict: A proposal waits/);
    const { id: proposalId } = await db.bookingProposal.findFirstOrThrow({
      where: { bookingId: id },
    });
    await decideProposal(coachActor, { id, proposalId }, 'decline');
    expect((await readLinkPage(token, null))?.sessions[0]?.wish?.state).toBe('declined');
    await actByLink({ token, bookingId: id, wanted: wanted(5) });
    const second = await db.bookingProposal.findFirstOrThrow({
      where: { bookingId: id, status: 'pending' },
    });
    await decideProposal(coachActor, { id, proposalId: second.id }, 'accept');
    expect((await readLinkPage(token, null))?.sessions).toMatchObject([
      { startsAt: bookingStart(5).toISOString() },
    ]);
  });

  it('touches no session of others, and ends with a new one', async () => {
    const { coach, coachActor, book, token } = await createBook();
    const other = await createBooking(coach, { status: 'accepted' });
    expect(await refusal(actByLink({ token, bookingId: other.id, wanted: 'cancel' }))).toMatch(
      /^not_found/,
    );
    await renewLink(coachActor, book);
    expect(await readLinkPage(token, null)).toBeNull();
    await actByLink({ token, bookingId: other.id, wanted: 'cancel' });
    expect(await db.bookingRequest.findUnique({ where: { id: other.id } })).toMatchObject({
      status: 'accepted',
    });
  });

  it('of two who keep it in their account gives everything to one, once', async () => {
    const { coach, coachActor, book, token, coachId } = await createBook();
    await giveClientPackage(coachActor, book, HALF_WEEK);
    await addClientSessions(coachActor, book, at(3, { weeks: 2 }));
    const people = await Promise.all([createSignedIn(), createSignedIn()]);
    const done = await Promise.all(people.map(({ actor }) => becomeClient(actor, token)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const winner = people[done.indexOf(true)];
    const ofWinner = { where: { clientId: winner?.user.id, coachClientId: null } };
    expect(await db.bookingRequest.count(ofWinner)).toBe(2);
    expect(await db.coachPackage.count(ofWinner)).toBe(1);
    expect(await listClients(coachActor, coachId)).toMatchObject([
      { userId: winner?.user.id, phone: '+92 300 1234567', note: 'Left-handed', url: null },
    ]);
    expect(await becomeClient(people[0].actor, token)).toBe(false);
    expect(await refusal(becomeClient(coachActor, token))).toBe('done');
    expect(coach.userId).toBe(coachActor.userId);
  });

  it('joins what the account had with the coach before', async () => {
    const { coach, coachActor, client, book, token } = await createBook();
    await createBooking(coach, { clientId: client.userId, status: 'completed' });
    await addClientSessions(coachActor, book, at(3));
    expect(await becomeClient(client, token)).toBe(true);
    const list = await listClients(coachActor, coach.id);
    expect(list).toMatchObject([{ userId: client.userId, note: 'Left-handed' }]);
    expect((await readClient(coachActor, list[0]?.id ?? 0)).entries).toHaveLength(2);
  });

  it('gives whom the coach has blocked nothing', async () => {
    const { coachActor, token } = await createBook();
    const { actor } = await createSignedIn();
    await createBlock(coachActor.userId, actor.userId);
    expect(await refusal(becomeClient(actor, token))).toMatch(/^not_found/);
  });
});

describe('a late cancellation', () => {
  async function createLate(hours: number | null) {
    const made = await createBook();
    await db.coachApplication.update({ where: { id: made.coachId }, data: { cancelHours: hours } });
    await giveClientPackage(made.coachActor, made.book, HALF_WEEK);
    const bought = { where: { coachClientId: made.book } };
    const { id: packageId } = await db.coachPackage.findFirstOrThrow(bought);
    await addClientSessions(made.coachActor, made.book, at(2, { packageId }));
    const { id } = await db.bookingRequest.findFirstOrThrow({ where: { packageId } });
    return { ...made, id, left: async () => (await readClient(made.coachActor, made.book)).left };
  }

  it('takes the session from the package, unless the coach forgives it', async () => {
    const { coachActor, id, token, left } = await createLate(168);
    expect((await readLinkPage(token, null))?.sessions[0]?.countsIfCancelled).toBe(true);
    await actByLink({ token, bookingId: id, wanted: 'cancel' });
    expect(await left()).toBe(3);
    expect(await winners([1, 2, 3].map(() => moveBooking(coachActor, id, 'forgive', {})))).toBe(1);
    expect(await left()).toBe(4);
  });

  it('is none in time, by the coach, or without a rule on the day of the booking', async () => {
    const inTime = await createLate(24);
    await actByLink({ token: inTime.token, bookingId: inTime.id, wanted: 'cancel' });
    expect(await inTime.left()).toBe(4);
    const byCoach = await createLate(168);
    await moveBooking(byCoach.coachActor, byCoach.id, 'cancel', {});
    expect(await byCoach.left()).toBe(4);
    const before = await createLate(null);
    const data = { cancelHours: 168 };
    await db.coachApplication.update({ where: { id: before.coachId }, data });
    await actByLink({ token: before.token, bookingId: before.id, wanted: 'cancel' });
    expect(await before.left()).toBe(4);
  });
});

describe('the book', () => {
  it('has everybody with a session, a package or a class place, and each once', async () => {
    const { coach, coachActor, client } = await createBook();
    await createBooking(coach, { clientId: client.userId, status: 'accepted' });
    await createBooking(coach, { clientId: client.userId, status: 'completed' });
    await createBooking(coach, { status: 'pending' });
    const { user: joiner } = await createSignedIn();
    const { id: sessionId } = await createClassSession(coach, { price: 700 });
    await db.classParticipant.create({ data: { sessionId, userId: joiner.id } });
    const list = await listClients(coachActor, coach.id);
    expect(new Set(list.map(({ userId }) => userId))).toEqual(
      new Set([null, client.userId, joiner.id]),
    );
    expect(list).toHaveLength(3);
  });

  it('is the coach’s alone', async () => {
    const { coachId, book } = await createBook();
    const other = await createCoachAndClient();
    const { coachActor: actor } = other;
    for (const work of [
      () => listClients(actor, coachId),
      () => readClient(actor, book),
      () => changeClient(actor, book, { phone: null, note: null }),
      () => renewLink(actor, book),
      () => removeClient(actor, book),
      () => addClientSessions(actor, book, at(3)),
      () => giveClientPackage(actor, book, HALF_WEEK),
    ])
      expect(await refusal(work())).toMatch(/^not_found/);
  });

  it('moves at once what the coach moves, and forgets whom the coach removes', async () => {
    const { coachActor, book, token } = await createBook();
    await addClientSessions(coachActor, book, at(3));
    const { id } = await db.bookingRequest.findFirstOrThrow({ where: { coachClientId: book } });
    await proposeTime(coachActor, id, wall(6));
    expect((await readLinkPage(token, null))?.sessions).toMatchObject([
      { startsAt: bookingStart(6).toISOString() },
    ]);
    await removeClient(coachActor, book);
    expect(await db.bookingRequest.count({ where: { id } })).toBe(0);
    expect(await readLinkPage(token, null)).toBeNull();
  });
});
