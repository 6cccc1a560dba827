import { expect, it } from 'vitest';
import { addSessionsSchema } from '@/lib/classes/schema';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { addSessions } from '@/lib/classes/service/add-sessions';
import { decideSession } from '@/lib/classes/service/decide-session';
import { markAttendance } from '@/lib/classes/service/mark-attendance';
import {
  listOwnSessions,
  listParticipants,
  listSessions,
  readSession,
} from '@/lib/classes/service/read-sessions';
import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createClass, createClassSession } from '@/tests/factories/classes';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { refusal } from '@/tests/factories/refusal';
import { createPeople } from '@/tests/factories/sessions';

/** A date that needs two people, with one of them; `decide` runs its job at the planned time. */
async function createWorld() {
  const world = await createCoachAndClient({ name: 'Coach Bilal' });
  const { coach, client } = world;
  const lesson = await createClass(coach, { minimum: 2, decideHours: 24 });
  const startsAt = hoursFromNow(48);
  const rule = { classId: lesson.id, minimum: 2, decideHours: 24 };
  const { id } = await createClassSession(coach, { ...rule, startsAt });
  await actOnSession(client, id, 'join', {});
  // The job runs at its time: the start comes nearer instead.
  const decide = async (hours = 24) => {
    const next = hoursFromNow(hours);
    const endsAt = new Date(next.getTime() + 3_600_000);
    await db.classSession.update({ where: { id }, data: { startsAt: next, endsAt } });
    await decideSession(id, new Date(next.getTime() - 24 * 3_600_000).toISOString());
  };
  return { ...world, lesson, id, decide };
}

it('a class that needs people says how many have joined, and plans its decision', async () => {
  const { coach, coachActor, client, lesson, id } = await createWorld();
  expect(await readSession(client, id)).toMatchObject({ needs: { people: 2, going: 1 } });
  const [guests] = await listSessions(null, coach.id);
  expect(guests?.needs).toMatchObject({ people: 2, going: 1 });

  const date = bookingStart(20).toISOString().slice(0, 10);
  const input = addSessionsSchema.parse({ classId: lesson.id, date, time: '12:00', weeks: 2 });
  const dates = await addSessions(coachActor, coach.id, input);
  const added = dates.filter((session) => session.id !== id);
  for (const { id: sessionId, startsAt, needs } of added) {
    const at = new Date(Date.parse(startsAt) - 24 * 3_600_000).toISOString();
    expect(needs).toMatchObject({ people: 2, going: 0, decidesAt: at });
    const payload = { equals: { sessionId, at } };
    expect(await db.job.count({ where: { kind: 'classes:decide', payload } })).toBe(1);
  }
  expect(added).toHaveLength(2);
});

it('with too few people it is cancelled, everybody is told, and a second run does nothing', async () => {
  const { coach, client, id, decide } = await createWorld();
  await decide();
  expect(await readSession(client, id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Too few people',
    needs: null,
  });
  await decide();
  const told = await db.notification.findMany({ where: { type: 'class_cancelled' } });
  const ours = told.filter(({ userId }) => [coach.userId, client.userId].includes(userId));
  expect(ours.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^Juniors on .* needed 2 people\.$/)),
  );
});

it('with enough people, or kept on by the coach, it takes place', async () => {
  const full = await createWorld();
  const [other] = await createPeople(1);
  await actOnSession(other.actor, full.id, 'join', {});
  await full.decide();
  expect(await readSession(full.client, full.id)).toMatchObject({ status: 'upcoming' });

  const kept = await createWorld();
  expect(await refusal(actOnSession(kept.client, kept.id, 'keep', {}))).toMatch(/^forbidden/);
  const after = await actOnSession(kept.coachActor, kept.id, 'keep', {});
  expect(after).toMatchObject({ needs: null });
  expect(after.actions).not.toContain('keep');
  expect(await refusal(actOnSession(kept.coachActor, kept.id, 'keep', {}))).toMatch(/^conflict/);
  await kept.decide();
  expect(await readSession(kept.client, kept.id)).toMatchObject({ status: 'upcoming' });
});

it('a decision of before the class was moved does nothing', async () => {
  const { client, id } = await createWorld();
  await decideSession(id, hoursFromNow(-1).toISOString());
  expect(await readSession(client, id)).toMatchObject({ status: 'upcoming' });
});

it('the coach notes who came once it has begun, all or one by one, and nobody else does', async () => {
  const { coach, coachActor, client, id } = await createWorld();
  const [other] = await createPeople(1);
  await actOnSession(other.actor, id, 'join', {});
  const people = await listParticipants(coachActor, id);
  const all = people.map((person) => ({ id: person.id, came: true }));
  expect(await refusal(markAttendance(coachActor, id, { marks: all }))).toMatch(
    /^conflict: .*begun/,
  );

  const startsAt = hoursFromNow(-3);
  await db.classSession.update({ where: { id }, data: { startsAt, endsAt: hoursFromNow(-2) } });
  const marked = await markAttendance(coachActor, id, { marks: all });
  expect(marked.map(({ came }) => came)).toEqual([true, true]);
  const [first] = all;
  const undone = await markAttendance(coachActor, id, {
    marks: [{ id: first?.id ?? 0, came: false }],
  });
  expect(undone.map(({ came }) => came)).toEqual([false, true]);
  expect(await refusal(markAttendance(client, id, { marks: all }))).toMatch(/^not_found/);

  // Places of another date do not change.
  const elsewhere = await createClassSession(coach, { startsAt: hoursFromNow(-30) });
  await markAttendance(coachActor, elsewhere.id, { marks: all });
  expect((await listParticipants(coachActor, id)).map(({ came }) => came)).toEqual([false, true]);

  // It stays with its coach for a while, not with the participants.
  const idsOf = async (side: 'coach' | 'client', actor = coachActor) =>
    (await listOwnSessions(actor, side)).map((session) => session.id);
  expect(await idsOf('coach')).toContain(id);
  expect(await idsOf('client', client)).not.toContain(id);
});
