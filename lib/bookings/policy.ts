import type { BookingStatus } from '@/lib/bookings/constants';

export const BOOKING_ACTIONS = [
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'complete',
  'no-show',
  'forgive',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];
export type BookingSide = 'coach' | 'client';

export interface BookingFacts {
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
  /** Cancelled late, and not forgiven. */
  late: boolean;
}

interface Rule {
  sides: readonly BookingSide[];
  from: BookingStatus;
  to: BookingStatus;
  isDue: (booking: BookingFacts, now: Date) => boolean;
}

/** The state machine of a booking: who makes which move, from which state and when. */
export const BOOKING_RULES: Record<BookingAction, Rule> = {
  accept: {
    sides: ['coach'],
    from: 'pending',
    to: 'accepted',
    isDue: (b, now) => b.expiresAt > now,
  },
  decline: { sides: ['coach'], from: 'pending', to: 'declined', isDue: () => true },
  withdraw: { sides: ['client'], from: 'pending', to: 'withdrawn', isDue: () => true },
  cancel: {
    sides: ['coach', 'client'],
    from: 'accepted',
    to: 'cancelled',
    isDue: (b, now) => b.startsAt > now,
  },
  complete: {
    sides: ['coach'],
    from: 'accepted',
    to: 'completed',
    isDue: (b, now) => b.endsAt <= now,
  },
  'no-show': {
    sides: ['coach'],
    from: 'accepted',
    to: 'no_show',
    isDue: (b, now) => b.startsAt <= now,
  },
  // A late cancellation no longer counts.
  forgive: { sides: ['coach'], from: 'cancelled', to: 'cancelled', isDue: (b) => b.late },
};

/** Whether cancelling is late: the client's, within the hours that the coach had named when it was booked. */
export function isLateCancel(
  side: BookingSide,
  { startsAt, cancelHours }: { startsAt: Date; cancelHours: number | null },
  now: Date,
): boolean {
  if (side === 'coach' || cancelHours === null) return false;
  return startsAt.getTime() - now.getTime() < cancelHours * 3_600_000;
}

/** Null for all others. */
export function sideOf(
  userId: number,
  booking: { clientId: number | null; coachUserId: number },
): BookingSide | null {
  if (booking.coachUserId === userId) return 'coach';
  return booking.clientId === userId ? 'client' : null;
}

export function canMoveBooking(
  side: BookingSide,
  action: BookingAction,
  booking: BookingFacts,
  now: Date,
): boolean {
  const rule = BOOKING_RULES[action];
  return rule.sides.includes(side) && rule.from === booking.status && rule.isDue(booking, now);
}

/** Only for an accepted session that has not begun. */
export function canProposeTime(booking: BookingFacts, now: Date): boolean {
  return booking.status === 'accepted' && booking.startsAt > now;
}

export const PACKAGE_STATUSES = ['requested', 'active', 'declined', 'cancelled', 'used'] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];
export const PACKAGE_ACTIONS = ['accept', 'decline', 'cancel'] as const;
export type PackageAction = (typeof PACKAGE_ACTIONS)[number];

interface PackageRule {
  side: BookingSide;
  from: PackageStatus;
  to: 'active' | 'declined' | 'cancelled';
}

/** Who makes which move of a package, from which state; only its sessions turn an active one to `used`. */
export const PACKAGE_RULES: Record<PackageAction, PackageRule> = {
  accept: { side: 'coach', from: 'requested', to: 'active' },
  decline: { side: 'coach', from: 'requested', to: 'declined' },
  cancel: { side: 'client', from: 'requested', to: 'cancelled' },
};

export function canMovePackage(
  side: BookingSide,
  action: PackageAction,
  { status }: { status: PackageStatus },
): boolean {
  const rule = PACKAGE_RULES[action];
  return rule.side === side && rule.from === status;
}

interface OfClient {
  coachId: number;
  /** Null for a client without an account, who has `coachClientId`. */
  clientId: number | null;
  coachClientId: number | null;
}

/** A package pays only for sessions between its buyer and its coach, whoever else may view it. */
export function isPackageOf(bought: OfClient, session: OfClient): boolean {
  return (
    bought.clientId === session.clientId &&
    bought.coachClientId === session.coachClientId &&
    bought.coachId === session.coachId
  );
}

/** A session must begin before its package expires. */
export function isPackageValid({ expiresAt }: { expiresAt: Date | null }, startsAt: Date): boolean {
  return expiresAt === null || startsAt < expiresAt;
}
