import { expect, it } from 'vitest';
import { z } from 'zod';
import { isolate } from '@/lib/platform/validation/isolate';
import { describeFailure } from './failure';

const state = (sqlState: string, sentence: string) => {
  const cause = { originalCode: sqlState, originalMessage: sentence };
  const behind = prisma('\nInvalid `db.$queryRaw()` invocation:\n\nRaw query failed. Code: `N/A`.');
  return [
    Object.assign(new Error(sentence), { name: 'error', code: sqlState, detail: 'of Ali' }),
    Object.assign(behind, { meta: { driverAdapterError: { cause } } }),
  ] as const;
};
const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
const prisma = (message: string) =>
  Object.assign(new Error(message), { name: 'PrismaClientKnownRequestError', code: 'P2002' });

it.each([
  [
    'the address that a mail server repeats',
    coded('550 5.1.1 <Ali.Khan+x@mail.example.com>: Recipient address rejected', 'EENVELOPE'),
    'Error EENVELOPE: 550 5.1.1 <…@…>: Recipient address rejected',
  ],
  [
    'an address in another script',
    new Error('no mailbox علی@مثال.example here'),
    'Error: no mailbox …@… here',
  ],
  [
    'the endpoint of a device',
    new Error('POST https://u:p@fcm.example:8443/fcm/send/cX1_abc?k=1 answered 503'),
    'Error: POST https://fcm.example:8443/… answered 503',
  ],
  ['a quoted text', new Error('cannot read "Ali Khan" today'), 'Error: cannot read "…" today'],
  ['a name inside our own words', new Error(`for ${isolate('علی')} now`), 'Error: for … now'],
  ['a phone number', new Error('call +92 300 1234567 first'), 'Error: call … first'],
  ['a key', new Error('bad key 3f9ac0de11b24c5d9e77'), 'Error: bad key …'],
  [
    'the values of a constraint',
    new Error('Key (name)=(Ali) exists'),
    'Error: Key (name)=(…) exists',
  ],
  [
    'the values of a call',
    prisma('\nInvalid `db.user.create()` invocation:\n\n  name: "Ali"\n\nUnique constraint failed'),
    'PrismaClientKnownRequestError P2002: Unique constraint failed',
  ],
  ['an address in what is no error', 'refused ali@example.com', 'Error: refused …@…'],
])('hides %s', (_, error, text) => {
  expect(describeFailure(error)).toBe(text);
});

it.each([
  'connect ECONNREFUSED 127.0.0.1:25',
  'no handler for job kind "mail:weigh"',
  'duplicate key value violates unique constraint "jobs_dedupe_key_key"',
  "Can't send mail - the server isn't ready",
])('shows: %s', (text) => {
  expect(describeFailure(new Error(text))).toBe(`Error: ${text}`);
});

it.each([
  ['57P01', 'terminating connection due to administrator command', null],
  ['42703', 'column "nope" does not exist', null],
  ['53100', 'could not extend file "base/1/2": No space left on device', null],
  ['23505', 'duplicate key value violates unique constraint "users_email_key"', null],
  [
    '22P02',
    'invalid input syntax for type integer: "Ali" Khan"',
    'invalid input syntax for type integer: "…"',
  ],
  ['42601', 'syntax error in tsquery: "Ali Khan"', 'syntax error in tsquery: "…"'],
  [
    '28P01',
    'password authentication failed for user "ali"',
    'password authentication failed for user "…"',
  ],
  ['P0001', 'refused "Ali"', 'refused "…"'],
])('says why the database failed: %s', (code, sentence, shown) => {
  const [own, behindPrisma] = state(code, sentence).map(describeFailure);
  expect(own).toBe(`error ${code}: ${shown ?? sentence}`);
  expect(behindPrisma).toBe(`PrismaClientKnownRequestError P2002 ${code}: ${shown ?? sentence}`);
});

it('says what none of several addresses answered', () => {
  const all = ['127.0.0.1', '::1'].map((at) => new Error(`connect ECONNREFUSED ${at}:5432`));
  expect(describeFailure(Object.assign(new AggregateError(all), { code: 'ECONNREFUSED' }))).toBe(
    'AggregateError ECONNREFUSED: Error: connect ECONNREFUSED 127.0.0.1:5432; Error: connect ECONNREFUSED ::1:5432',
  );
});

it('names the field of an invalid payload, on one line and without its value', () => {
  const { error } = z.object({ mailId: z.number() }).safeParse({ mailId: 'Ali' });
  const text = describeFailure(error);
  expect(text).toContain('mailId');
  expect(text).not.toMatch(/\n|Ali/);
});

it('is short', () => {
  expect(describeFailure(new Error('long '.repeat(1_000))).length).toBeLessThanOrEqual(500);
});
