import { expect, it } from 'vitest';
import { z } from 'zod';
import { isolate } from '@/lib/platform/validation/isolate';
import { describeFailure } from './failure';

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

it('names the field of an invalid payload, on one line and without its value', () => {
  const { error } = z.object({ mailId: z.number() }).safeParse({ mailId: 'Ali' });
  const text = describeFailure(error);
  expect(text).toContain('mailId');
  expect(text).not.toMatch(/\n|Ali/);
});

it('is short', () => {
  expect(describeFailure(new Error('long '.repeat(1_000))).length).toBeLessThanOrEqual(500);
});
