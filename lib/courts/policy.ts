import type { CourtTimeStatus, VenueRole } from '@/lib/courts/constants';
import type { Actor } from '@/lib/platform/auth/actor';

export interface DeskFacts {
  /** The operator whose application was approved. */
  ownerId: number | null;
  /** The actor's role as one of the venue's staff. */
  staffRole: VenueRole | null;
}

/** The role of the actor at a venue's desk; null for everybody else. Admins act as owners. */
export function deskRole(
  actor: Pick<Actor, 'userId' | 'isAdmin'>,
  { ownerId, staffRole }: DeskFacts,
): VenueRole | null {
  if (actor.isAdmin || actor.userId === ownerId) return 'owner';
  return staffRole;
}

/** Courts, prices, settings and staff; the desk's role is for times alone. */
export const canManageCourts = (role: VenueRole | null): boolean => role === 'owner';

export const COURT_TIME_ACTIONS = [
  'confirm',
  'decline',
  'cancel',
  'came',
  'no-show',
  'paid',
  'unpaid',
] as const;
export type CourtTimeAction = (typeof COURT_TIME_ACTIONS)[number];
export type CourtTimeSide = 'desk' | 'booker';

export interface CourtTimeFacts {
  status: CourtTimeStatus;
  startsAt: Date;
  endsAt: Date;
  lapsesAt: Date | null;
  paidAt: Date | null;
}

interface Rule {
  sides: readonly CourtTimeSide[];
  from: readonly CourtTimeStatus[];
  /** Null: the state stays. */
  to: CourtTimeStatus | null;
  isDue: (time: CourtTimeFacts, now: Date, side: CourtTimeSide) => boolean;
}

const hasBegun = ({ startsAt }: CourtTimeFacts, now: Date) => startsAt <= now;
const PAYABLE = ['confirmed', 'came', 'no_show', 'cancelled'] as const;

/** The state machine of a time: who makes which move, from which states and when. */
export const COURT_TIME_RULES: Record<CourtTimeAction, Rule> = {
  confirm: {
    sides: ['desk'],
    from: ['asked'],
    to: 'confirmed',
    isDue: ({ lapsesAt }, now) => lapsesAt !== null && lapsesAt > now,
  },
  decline: { sides: ['desk'], from: ['asked'], to: 'declined', isDue: () => true },
  cancel: {
    sides: ['desk', 'booker'],
    from: ['asked', 'confirmed', 'blocked'],
    to: 'cancelled',
    // The desk may give the rest of a time that nobody uses to others.
    isDue: (time, now, side) => now < (side === 'desk' ? time.endsAt : time.startsAt),
  },
  came: { sides: ['desk'], from: ['confirmed', 'no_show'], to: 'came', isDue: hasBegun },
  'no-show': { sides: ['desk'], from: ['confirmed', 'came'], to: 'no_show', isDue: hasBegun },
  paid: { sides: ['desk'], from: PAYABLE, to: null, isDue: ({ paidAt }) => paidAt === null },
  unpaid: { sides: ['desk'], from: PAYABLE, to: null, isDue: ({ paidAt }) => paidAt !== null },
};

export function canMoveCourtTime(
  side: CourtTimeSide,
  action: CourtTimeAction,
  time: CourtTimeFacts,
  now: Date,
): boolean {
  const rule = COURT_TIME_RULES[action];
  // What is asked for is the desk's to decline, not to cancel.
  if (side === 'desk' && action === 'cancel' && time.status === 'asked') return false;
  return (
    rule.sides.includes(side) && rule.from.includes(time.status) && rule.isDue(time, now, side)
  );
}

/** Another time or court, by the desk: only before it ends. */
export const canRelocate = ({ status, endsAt }: CourtTimeFacts, now: Date): boolean =>
  (status === 'confirmed' || status === 'blocked') && endsAt > now;
