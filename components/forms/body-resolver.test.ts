import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setHoursSchema, setPackagesSchema } from '@/lib/coaching/schema/settings';
import { type BodySchema, bodyResolver, sentencesOf } from './body-resolver';
import type { FieldErrors } from './field-errors';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

type Check = (found: FieldErrors, values: object) => FieldErrors;

const resolve = (schema: BodySchema, values: object, check?: Check) =>
  bodyResolver(schema, (typed: object) => typed, check)(values, undefined, OPTIONS);

async function errorsOf(schema: BodySchema, values: object, check?: Check) {
  const { errors } = await resolve(schema, values, check);
  return sentencesOf(errors);
}

const pack = (sessions: number) => ({ sessions, price: 5_000, validDays: null });

describe('what is wrong with one entry of a list', () => {
  it.each([
    [setPackagesSchema, { packages: [pack(4), pack(0)] }, 'packages', 'packages.1.sessions'],
    [
      setPackagesSchema,
      { packages: [pack(4), pack(8), pack(4)] },
      'packages',
      'packages.2.sessions',
    ],
    [
      setHoursSchema,
      { hours: [{ weekday: 1, startMinute: 600, endMinute: 540 }] },
      'hours',
      'hours.0.endMinute',
    ],
    [
      setHoursSchema,
      {
        hours: [
          { weekday: 1, startMinute: 540, endMinute: 600 },
          { weekday: 2, startMinute: 540, endMinute: 600 },
          { weekday: 1, startMinute: 570, endMinute: 660 },
        ],
      },
      'hours',
      'hours.2.startMinute',
    ],
  ])('stands at the list and at the entry (%#)', async (schema, values, field, entry) => {
    const errors = await errorsOf(schema, values);
    expect(Object.keys(errors)).toEqual([field, entry]);
    expect(errors[entry]).toBe(errors[field]);
  });
});

describe('a body', () => {
  const schema = z.object({ message: z.string().max(3), note: z.string().trim() });

  it('is sent as it was typed', async () => {
    const typed = { message: 'abc', note: ' n ' };
    expect(await resolve(schema, typed)).toEqual({ values: typed, errors: {} });
  });

  it('is refused in our own sentences, also in a field called message', async () => {
    const errors = await errorsOf(schema, { message: 'abcd', note: null });
    expect(errors).toEqual({ message: 'At most 3 characters', note: 'Please give text' });
  });

  it('is refused as a whole where no field is at fault', async () => {
    const whole = schema.refine(() => false, 'Not together');
    expect(await errorsOf(whole, { message: '', note: '' })).toEqual({ form: 'Not together' });
  });

  it('is also checked for what its schema cannot know', async () => {
    const valid = { message: 'abc', note: '' };
    const add = (found: FieldErrors) => ({ ...found, note: 'Missing' });
    expect(await errorsOf(schema, valid, add)).toEqual({ note: 'Missing' });
    const forgive = () => ({ note: undefined });
    expect(await errorsOf(schema, { message: 'abcd' }, forgive)).toEqual({});
  });
});
