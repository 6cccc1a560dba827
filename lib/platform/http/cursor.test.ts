import { expect, it } from 'vitest';
import { z } from 'zod';
import { openCursor, sealCursor, toPage } from '@/lib/platform/http/cursor';
import { cursorParam } from '@/lib/platform/validation/batch-size';

const position = { chord: 1234.567890123, id: 42 };
const schema = z.object({ chord: z.number(), id: z.number() });

it('returns exactly what was sealed, or undefined without a cursor', () => {
  const cursor = sealCursor('people', position);
  expect(cursorParam.parse(cursor)).toBe(cursor);
  expect(openCursor('people', cursor, schema)).toEqual(position);
  expect(openCursor('people', undefined, schema)).toBeUndefined();
});

it('reveals nothing about the position, not even whether two positions are equal', () => {
  const cursor = sealCursor('people', position);
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('1234');
  expect(sealCursor('people', position)).not.toBe(cursor);
});

it.each([
  ['of another list', sealCursor('venues', position)],
  ['with another payload', sealCursor('people', { page: 2 })],
  ['that is truncated', sealCursor('people', position).slice(0, -3)],
  ['of a few characters', 'abc'],
  ['that is made up', Buffer.from(JSON.stringify(position)).toString('base64url')],
  ['that is empty', ''],
])('refuses a cursor %s', (_, cursor) => {
  expect(() => openCursor('people', cursor, schema)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      issues: [expect.objectContaining({ path: 'cursor' })],
    }),
  );
});

it('drops the extra row that was read to detect a next page', () => {
  const list = {
    name: 'numbers',
    limit: 2,
    toPosition: (row: number) => row,
    toDto: (row: number) => `#${row}`,
  };
  const first = toPage([1, 2, 3], list);
  expect(first.items).toEqual(['#1', '#2']);
  expect(openCursor('numbers', first.nextCursor ?? '', z.number())).toBe(2);
  expect(toPage([1, 2], list)).toEqual({ items: ['#1', '#2'], nextCursor: null });
  expect(toPage([], list)).toEqual({ items: [], nextCursor: null });
});
