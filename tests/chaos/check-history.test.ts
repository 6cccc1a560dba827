import { describe, expect, it } from 'vitest';
import { findChatFaults, findUnexplained, register, seats, slot } from './check-history';
import type { Call, Operation } from './history';

/** A call that was sent at `from` and answered at `to`. */
const at = (from: number, to: number, call: Call, client = 1): Operation => ({
  client,
  object: 'it',
  call,
  from,
  to,
});
const take = (person: number): Call => ({ kind: 'take', person });
const leave = (person: number): Call => ({ kind: 'leave', person });
const count = (going: number): Call => ({ kind: 'count', going });

describe('the places of a game', () => {
  it('explains calls that overlap in any order', () => {
    const history = [at(0, 9, take(1)), at(1, 8, take(2)), at(2, 3, count(1)), at(4, 5, count(2))];
    expect(findUnexplained(history, seats(2))).toBeNull();
  });

  it('gives a free place to the first in line', () => {
    const history = [
      at(0, 1, take(1)),
      at(2, 3, take(2)),
      at(4, 5, count(1)),
      at(6, 7, leave(1)),
      at(8, 9, count(1)),
      at(10, 11, leave(2)),
      at(12, 13, count(0)),
    ];
    expect(findUnexplained(history, seats(1))).toBeNull();
  });

  it('finds one place too many, a lost answer and a stale read', () => {
    const full = [at(0, 1, take(1)), at(2, 3, take(2))];
    const over = at(4, 5, count(2));
    expect(findUnexplained([...full, over], seats(1))).toBe(over);
    const lost = at(4, 5, count(1));
    expect(findUnexplained([...full, lost], seats(2))).toBe(lost);
    const stale = at(6, 7, count(2));
    expect(findUnexplained([...full, at(4, 5, leave(1)), stale], seats(2))).toBe(stale);
  });

  it('lets an unanswered call happen at any time, or never', () => {
    const unanswered = at(0, Infinity, take(1));
    expect(findUnexplained([unanswered, at(1, 2, count(0))], seats(2))).toBeNull();
    expect(findUnexplained([unanswered, at(1, 2, count(1))], seats(2))).toBeNull();
    const back = at(3, 4, count(0));
    expect(findUnexplained([unanswered, at(1, 2, count(1)), back], seats(2))).toBe(back);
  });
});

describe('an hour of a coach', () => {
  const accept = (booking: number, isTaken = false, isRepeated = false): Call => ({
    kind: 'accept',
    booking,
    isTaken,
    isRepeated,
  });

  it('belongs to one booking', () => {
    expect(findUnexplained([at(0, 2, accept(1)), at(1, 3, accept(2, true))], slot)).toBeNull();
    const second = at(2, 3, accept(2));
    expect(findUnexplained([at(0, 1, accept(1)), second], slot)).toBe(second);
  });

  it('is refused only while somebody else has it', () => {
    const refused = at(0, 1, accept(1, true));
    expect(findUnexplained([refused], slot)).toBe(refused);
  });

  it('may be taken by an attempt whose answer was lost', () => {
    const again = at(0, 1, accept(1, true, true));
    expect(findUnexplained([again], slot)).toBeNull();
    const other = at(2, 3, accept(2));
    expect(findUnexplained([again, other], slot)).toBe(other);
  });
});

describe('a value', () => {
  const write = (value: string): Call => ({ kind: 'write', value });
  const read = (value: string): Call => ({ kind: 'read', value });

  it('is what was written last', () => {
    const history = [at(0, 1, write('a')), at(2, 6, write('b')), at(3, 4, read('a'))];
    expect(findUnexplained([...history, at(5, 8, read('b'))], register(''))).toBeNull();
    const stale = at(7, 8, read('a'));
    expect(findUnexplained([...history, stale], register(''))).toBe(stale);
    const back = at(5, 5.5, read('a'));
    const seen = [at(3, 4, read('b')), back];
    expect(
      findUnexplained([at(0, 1, write('a')), at(2, 6, write('b')), ...seen], register('')),
    ).toBe(back);
  });
});

describe('a chat', () => {
  const append = (value: string): Call => ({ kind: 'append', value });
  const list = (...values: string[]) => values.map((value, n) => ({ seq: n + 1, value }));
  const kinds = (operations: Operation[], ...stored: string[]) =>
    findChatFaults(operations, list(...stored)).map(({ kind }) => kind);
  const [a, b] = [at(0, 1, append('a')), at(2, 3, append('b'))];
  const look = (from: number, ...values: string[]) =>
    at(from, from + 1, { kind: 'look', seen: list(...values) });

  it('has every acknowledged message once, in the order of time', () => {
    expect(kinds([a, b], 'a', 'b')).toEqual([]);
    expect(kinds([a, b], 'a')).toEqual(['lost']);
    expect(kinds([a, b], 'b', 'a')).toEqual(['disordered']);
    expect(kinds([a, b], 'a', 'b', 'a')).toContain('doubled');
    expect(kinds([a], 'a', 'x')).toEqual(['doubled']);
    expect(kinds([a, at(2, Infinity, append('b'))], 'a')).toEqual([]);
  });

  it('shows everybody the same, and no less than was acknowledged before', () => {
    expect(kinds([a, b, look(2, 'a'), look(4, 'a', 'b')], 'a', 'b')).toEqual([]);
    expect(kinds([a, b, look(4, 'a')], 'a', 'b')).toEqual(['stale']);
    expect(kinds([a, b, look(4, 'a', 'c')], 'a', 'b')).toEqual(['disordered']);
  });
});
