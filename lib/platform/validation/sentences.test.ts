import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { capitalised, sentenceOf } from '@/lib/platform/validation/sentences';
import { texts } from '@/lib/platform/validation/texts';

function firstMessage(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input, { error: sentenceOf }).error?.issues[0]?.message;
}

describe('the default message of a schema', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.object({}), undefined, 'Please send the fields as a JSON object'],
    [z.string(), 5, 'Please give text'],
    [z.number(), 'x', 'Please give a number'],
    [z.int(), 0.5, 'Please give a whole number'],
    [z.boolean(), 1, 'Please answer with true or false'],
    [z.array(z.string()), 'x', 'Please give a list'],
    [z.string().max(3), 'abcd', 'At most 3 characters'],
    [z.string().min(3), 'ab', 'At least 3 characters'],
    [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries'],
    [z.number().max(50), 51, 'At most 50'],
    [z.enum(['a', 'b']), 'c', 'Please choose one of a, b'],
    [z.email(), 'x', 'Please enter a valid e-mail address'],
    [z.uuid(), 'x', 'This is not written as expected'],
    [z.string(), ['1', '7'], 'Please give one value, not several'],
    [z.number().multipleOf(15), 20, 'Please give a multiple of 15'],
    [z.union([z.string(), z.number()]), null, 'Please check this value'],
  ])('contains no technical terms (%#)', (schema, input, sentence) => {
    expect(firstMessage(schema, input)).toBe(sentence);
  });

  it('is overridden by the schema’s own message', () => {
    expect(firstMessage(z.string().max(3, 'Too long for a shirt'), 'abcd')).toBe(
      'Too long for a shirt',
    );
  });

  const players = z.int(says(texts, 'giveBoolean')).min(2, says(texts, 'giveBoolean'));
  const own = 'Please answer with true or false';
  it.each<[unknown, string]>([
    ['10', 'Please give a number'],
    [true, 'Please give a number'],
    [[10], 'Please give one value, not several'],
    [1, own],
    [0.5, own],
    ['a lot', own],
    ['', own],
    [null, own],
    [undefined, own],
  ])('names a wrong type, whatever the schema says of wrong values: %j', (input, sentence) => {
    expect(firstMessage(players, input)).toBe(sentence);
  });
});

describe('capitalised', () => {
  it.each([
    ['cursor is not one of ours', 'Cursor is not one of ours'],
    ['état', 'État'],
    ['7 days', '7 days'],
    ['', ''],
  ])('of "%s"', (text, expected) => {
    expect(capitalised(text)).toBe(expected);
  });
});
