import fc from 'fast-check';

// The possible events of a season.

export const PLAYERS = 23;
/** People of the group without an account. */
export const REGULARS = 5;

const who = fc.nat({ max: PLAYERS - 1 });
const guests = fc.nat({ max: 3 });
/** A player or, after them, a regular. */
const anybody = fc.nat({ max: PLAYERS + REGULARS - 1 });
const stepArb = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constant('join' as const), who, guests, waits: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('maybe' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('guests' as const), who, guests }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('named' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('seats' as const),
      more: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('up' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('regular' as const),
      regular: fc.nat({ max: REGULARS - 1 }),
      answer: fc.constantFrom('going' as const, 'going' as const, 'maybe' as const, 'out' as const),
      /** Else an organiser answers for them. */
      byLink: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('later' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'said' as const,
        'tick' as const,
        'tick' as const,
        'untick' as const,
        'unpaid' as const,
        'unpaid' as const,
      ),
      /** Of those with a seat, as far as there are any. */
      nth: anybody,
      /** Else an organiser. */
      byPayee: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forgive' as const), nth: anybody }) },
);
export type Step = typeof stepArb extends fc.Arbitrary<infer T> ? T : never;

export const ruleArb = fc.option(
  fc.record({
    missedMax: fc.integer({ min: 1, max: 2 }),
    missedWeeks: fc.integer({ min: 1, max: 4 }),
    waitWeeks: fc.integer({ min: 1, max: 3 }),
    lateHours: fc.constantFrom(12, 24, null),
  }),
  { freq: 5 },
);

export const gameArb = fc.record({
  maxPlayers: fc.integer({ min: 4, max: 12 }),
  guestsMax: fc.nat({ max: 2 }),
  steps: fc.array(stepArb, { minLength: 14, maxLength: 22 }),
  /** Cancelled for the weather. */
  rain: fc.integer({ min: 1, max: 8 }).map((die) => die === 1),
  noShows: fc.array(anybody, { maxLength: 4 }),
  price: fc.integer({ min: 1_000, max: 9_000 }),
  payee: who,
  pays: fc.array(anybody, { maxLength: 6 }),
  settles: fc.boolean(),
  /** Tonight, so that seats are offered. */
  soon: fc.boolean(),
  payFirst: fc.boolean(),
  /** Marked after the cost was shared. */
  lateNoShows: fc.array(anybody, { maxLength: 3 }),
  /** The payee leaves the group before it is settled. */
  payeeLeaves: fc.boolean(),
});
export type Plan = typeof gameArb extends fc.Arbitrary<infer T> ? T : never;

const fields = fc.record(
  {
    title: fc.constantFrom('Nets', 'Long nets', 'Small nets'),
    maxPlayers: fc.integer({ min: 4, max: 12 }),
    costPerPlayer: fc.integer({ min: 100, max: 900 }),
    guestsMax: fc.nat({ max: 2 }),
    durationMinutes: fc.constantFrom(60, 90, 120),
  },
  { requiredKeys: [] },
);
const nth = fc.nat({ max: 3 });
/** One game of a series changes alone, then some with the following ones. */
export const seriesArb = fc.record({
  one: nth,
  alone: fields,
  from: nth,
  following: fields,
  /** Moves the following ones by so many days. */
  days: fc.nat({ max: 2 }),
});
export type SeriesPlan = typeof seriesArb extends fc.Arbitrary<infer T> ? T : never;
