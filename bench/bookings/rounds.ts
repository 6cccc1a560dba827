import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';
import { type Answer, toReport } from './report';

export interface Race {
  rounds: number;
  clients: number;
  /** The path of the report. */
  result: string;
}

/**
 * Each round has a coach, one slot, and many clients who request it concurrently through the whole call. Then the coach
 * confirms every request twice, all concurrently.
 * @returns whether every round ended with one accepted booking and readable refusals for the rest
 */
export async function raceForSlots({ rounds, clients, result }: Race): Promise<boolean> {
  const people = await Promise.all(Array.from({ length: clients }, () => createSignedIn()));
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) {
    outcomes.push(await race(people));
    // A person does not ask for 200 slots in a minute; the limits are tested elsewhere.
    await pool.query('DELETE FROM rate_limits');
  }
  const overlap = await overlapByHand();
  const report = toReport({ outcomes, clients, overlap, processor: cpus()[0]?.model ?? 'unknown' });
  console.log(report.text);
  await writeFile(result, report.text);
  await pool.end();
  return report.isSound;
}

export interface Outcome {
  asked: Answer[];
  confirmed: Answer[];
  /** The slot's accepted bookings in the database afterwards. */
  accepted: number;
}

async function race(people: SignedIn[]): Promise<Outcome> {
  const coachPerson = await createSignedIn();
  const coach = await createCoach({ userId: coachPerson.user.id });
  const body = {
    coachId: coach.id,
    sessionType: 'individual',
    ...toWallTime(bookingStart(), 'Asia/Karachi'),
  };
  const asked = await Promise.all(
    people.map(({ cookie }) => timed('POST /api/booking-requests', { body, cookie })),
  );
  const ids = asked.flatMap(({ id }) => (id === null ? [] : [id, id]));
  const confirmed = await Promise.all(
    ids.map((id) =>
      timed('POST /api/booking-requests/{id}/{action}', {
        params: { id, action: 'accept' },
        body: {},
        cookie: coachPerson.cookie,
      }),
    ),
  );
  const where = { coachId: coach.id, status: 'accepted' } as const;
  return { asked, confirmed, accepted: await db.bookingRequest.count({ where }) };
}

async function timed(
  name: Parameters<typeof call>[0],
  options: Parameters<typeof call>[1],
): Promise<Answer> {
  const before = performance.now();
  const response = await call(name, options);
  const ms = performance.now() - before;
  // Either a booking or our error format: these calls return nothing else.
  const answer = (await response.json()) as { id?: number; error?: string };
  return { status: response.status, ms, id: answer.id ?? null, sentence: answer.error ?? '' };
}

/** Bypasses the product's rules: the database's own answer to a second accepted booking. */
async function overlapByHand(): Promise<string> {
  const coach = await createCoach();
  await createBooking(coach, { status: 'accepted' });
  const startsAt = new Date(bookingStart().getTime() + 30 * 60_000);
  return createBooking(coach, { status: 'accepted', startsAt }).then(
    () => 'stored',
    (error: unknown) =>
      /booking_requests_no_double_booking/.exec(JSON.stringify(error) + String(error))?.[0] ??
      'another refusal',
  );
}
