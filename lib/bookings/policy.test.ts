import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES } from './constants';
import {
  BOOKING_ACTIONS,
  type BookingAction,
  type BookingFacts,
  type BookingSide,
  canMoveBooking,
  canMovePackage,
  canProposeTime,
  isLateCancel,
  isPackageOf,
  isPackageValid,
  PACKAGE_ACTIONS,
  PACKAGE_STATUSES,
  sideOf,
} from './policy';

const now = new Date('2026-11-28T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const SIDES: BookingSide[] = ['coach', 'client'];

/** Begins in `start` minutes and lasts an hour; its request expires in `expires` minutes. */
const facts = (status: BookingFacts['status'], start: number, expires = 30): BookingFacts => ({
  status,
  startsAt: at(start),
  endsAt: at(start + 60),
  expiresAt: at(expires),
  late: false,
});

describe('a booking', () => {
  // All other moves are refused.
  const MOVES: [BookingAction, BookingSide, BookingFacts][] = [
    ['accept', 'coach', facts('pending', 60)],
    ['decline', 'coach', facts('pending', 60)],
    ['withdraw', 'client', facts('pending', 60)],
    ['cancel', 'coach', facts('accepted', 60)],
    ['cancel', 'client', facts('accepted', 60)],
    ['complete', 'coach', facts('accepted', -60)],
    ['no-show', 'coach', facts('accepted', -60)],
    ['no-show', 'coach', facts('accepted', 0)],
    ['forgive', 'coach', { ...facts('cancelled', 60), late: true }],
  ];
  it.each(MOVES)('allows %s by the %s', (action, side, booking) => {
    expect(canMoveBooking(side, action, booking, now)).toBe(true);
  });

  it('allows nothing to the other side or in another state', () => {
    const allowed = new Set(
      MOVES.map(([action, side, { status }]) => `${action} ${side} ${status}`),
    );
    for (const action of BOOKING_ACTIONS) {
      for (const side of SIDES) {
        for (const status of BOOKING_STATUSES) {
          // One that was not late has nothing to forgive.
          if (action !== 'forgive' && allowed.has(`${action} ${side} ${status}`)) continue;
          for (const start of [-120, -30, 60]) {
            const may = canMoveBooking(side, action, facts(status, start), now);
            expect(may, `${action} ${side} ${status} ${start}`).toBe(false);
          }
        }
      }
    }
  });

  it.each([
    ['accept', 'coach', facts('pending', 60, 0), 'the request is expiring right now'],
    ['cancel', 'client', facts('accepted', 0), 'it begins right now'],
    ['complete', 'coach', facts('accepted', -59), 'a minute of it is left'],
    ['no-show', 'coach', facts('accepted', 1), 'it begins in a minute'],
  ] as const)('refuses %s by the %s: %o, %s', (action, side, booking, _why) => {
    expect(canMoveBooking(side, action, booking, now)).toBe(false);
  });

  it.each([
    ['client', 24, 24 * 60, false],
    ['client', 24, 24 * 60 - 1, true],
    ['client', null, 1, false],
    ['coach', 24, 1, false],
  ] as const)(
    'cancelled by the %s, with %s free hours, %d min before: late %s',
    (side, cancelHours, start, late) => {
      expect(isLateCancel(side, { startsAt: at(start), cancelHours }, now)).toBe(late);
    },
  );

  it.each([
    ['accepted', 1, true],
    ['accepted', 0, false],
    ['pending', 1, false],
    ['cancelled', 1, false],
  ] as const)('%s, beginning in %d min: another time can be proposed: %s', (status, start, may) => {
    expect(canProposeTime(facts(status, start), now)).toBe(may);
  });

  it('has a client, a coach and nobody else', () => {
    const booking = { clientId: 1, coachUserId: 2 };
    expect([1, 2, 3].map((userId) => sideOf(userId, booking))).toEqual(['client', 'coach', null]);
  });
});

describe('a package', () => {
  it('can be answered by the coach and cancelled by the client while it is pending', () => {
    const moves = PACKAGE_ACTIONS.flatMap((action) =>
      SIDES.flatMap((side) =>
        PACKAGE_STATUSES.filter((status) => canMovePackage(side, action, { status })).map(
          (status) => `${action} ${side} ${status}`,
        ),
      ),
    );
    expect(moves).toEqual([
      'accept coach requested',
      'decline coach requested',
      'cancel client requested',
    ]);
  });

  it.each([
    ['the client with its coach', { clientId: 1, coachId: 2 }, true],
    ['another client with its coach', { clientId: 3, coachId: 2 }, false],
    ['the client with another coach', { clientId: 1, coachId: 3 }, false],
  ])('pays for a session of %s: %s', (_, session, may) => {
    const ofAccount = { coachClientId: null };
    const bought = { ...ofAccount, clientId: 1, coachId: 2 };
    expect(isPackageOf(bought, { ...ofAccount, ...session })).toBe(may);
    const noAccount = { clientId: null, coachClientId: 1, coachId: 2 };
    expect(isPackageOf(bought, noAccount)).toBe(false);
  });

  it.each([
    [null, true],
    [at(61), true],
    [at(60), false],
    [at(59), false],
  ])('that ends %o pays for a session in an hour: %s', (expiresAt, valid) => {
    expect(isPackageValid({ expiresAt }, at(60))).toBe(valid);
  });
});
