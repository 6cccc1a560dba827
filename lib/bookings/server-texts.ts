import type { BookingStatus } from '@/lib/bookings/constants';
import { defineTexts } from '@/lib/platform/language/define-texts';

/** A session as one side is notified of it. */
interface SessionAt {
  other: string;
  startsAt: string;
  timeZone: string;
}

interface SessionMoved extends SessionAt {
  /** The other side's note. */
  note: string | null;
}

export const texts = defineTexts('lib/bookings/server-texts', {
  bookingNotFound: 'Booking not found',
  packageNotFound: 'Package not found',
  proposalNotFound: 'Proposal not found',
  onlyCoach: 'Only the coach can do that.',
  onlyClient: 'Only the client can do that.',
  coachPaused: 'This coach takes no bookings at the moment.',
  ownSession: 'You cannot book a session with yourself.',
  tooManyRequests: 'Several of your requests wait for this coach already.',
  askAgainLater: ({ coach, hours }: { coach: string; hours: number }, { name, plural }) =>
    `You took your request back. You can ask ${name(coach)} again in ${plural(hours, { one: '1 hour', other: `${hours} hours` })}.`,
  willAnswer: ({ coach, hours }: { coach: string; hours: number }, { name }) =>
    `${name(coach)} will answer within ${hours} hours.`,
  willAnswerByStart: ({ coach }: { coach: string }, { name }) =>
    `${name(coach)} will answer before the session starts.`,
  venueOfOthers: 'The coach does not train at that venue.',
  packageOfOthers: 'That is no package of yours with this coach.',
  packageUsedUp: 'That package has no sessions to book.',
  packageEndsBefore: 'That package ends before the session.',
  packageSession: ({ minutes }: { minutes: number }) =>
    `A session of a package is ${minutes} minutes.`,
  requestedTitle: 'Booking request',
  requested: ({ other, startsAt, timeZone }: SessionAt, { name, start }) =>
    `${name(other)} asks for a session on ${start(startsAt, timeZone)}.`,
  coachAway: 'The coach is away on that day.',
  outsideHours: 'The coach does not work at that time. Please choose a free slot.',
  inThePast: 'The session must start in the future.',
  tooFarAhead: ({ days }: { days: number }) => `A session can be at most ${days} days ahead.`,
  taken: 'That time is already taken. Please choose another one.',
  takenByClass: 'The coach gives a class at that time.',
  takenByGame: 'The coach plays a game at that time.',
  stateAlready: ({ status }: { status: BookingStatus }) =>
    `This booking is ${status.replace('_', '-')} already.`,
  requestExpired: 'This request has expired.',
  sessionBegun: 'This session has begun already.',
  sessionNotOver: 'This session is not over yet.',
  sessionNotBegun: 'This session has not begun yet.',
  notPossible: 'That is not possible now.',
  changedMeanwhile: 'Somebody changed this booking at the same moment.',
  packageUnusable: 'No session of the package is left, or it ends before.',
  acceptedTitle: 'Booking accepted',
  accepted: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} is accepted.${note ? ` ${name(note)}` : ''}`,
  declinedTitle: 'Booking declined',
  declined: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} was declined.${note ? ` ${name(note)}` : ''}`,
  withdrawnTitle: 'Booking withdrawn',
  withdrawn: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} was withdrawn.${note ? ` ${name(note)}` : ''}`,
  cancelledTitle: 'Booking cancelled',
  cancelled: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} was cancelled.${note ? ` ${name(note)}` : ''}`,
  otherGone: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `The session on ${start(startsAt, timeZone)} does not take place: the other person is no longer on Maidan.`,
  completedTitle: 'Session completed',
  completed: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} is completed.${note ? ` ${name(note)}` : ''}`,
  missedTitle: 'Session missed',
  missed: ({ other, startsAt, timeZone, note }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} was marked as missed.${note ? ` ${name(note)}` : ''}`,
  forgivenTitle: 'Late cancellation forgiven',
  forgiven: ({ other, startsAt, timeZone }: SessionMoved, { name, start }) =>
    `The session with ${name(other)} on ${start(startsAt, timeZone)} does not count, although it was cancelled late.`,
  enteredTitle: 'New session',
  entered: ({ other, startsAt, timeZone }: SessionAt, { name, start }) =>
    `${name(other)} entered a session with you on ${start(startsAt, timeZone)}.`,
  enteredWeekly: (
    { other, startsAt, timeZone, weeks }: SessionAt & { weeks: number },
    { name, start },
  ) =>
    `${name(other)} entered ${weeks} weekly sessions with you, the first on ${start(startsAt, timeZone)}.`,
  takenOn: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `You are not free on ${start(startsAt, timeZone)}. Nothing was entered.`,
  // Changes by time
  expiredTitle: 'Booking request expired',
  expired: ({ other, startsAt, timeZone }: SessionAt, { name, start }) =>
    `${name(other)} did not answer in time for ${start(startsAt, timeZone)}.`,
  howWasIt: ({ other }: { other: string }, { name }) =>
    `How was the session with ${name(other)}? You can write a review.`,
  sameTime: 'The session is at that time already.',
  proposalOpen: 'A proposal waits for an answer already.',
  proposalAnswered: 'This proposal was answered already.',
  proposalOfMine: 'The other side answers it.',
  proposalOfOthers: 'It is not yours.',
  timeOver: 'That time is over.',
  notMovable: 'Only an accepted session that has not begun can be moved.',
  proposedTitle: 'Another time proposed',
  proposed: (
    { other, startsAt, timeZone, proposedAt }: SessionAt & { proposedAt: string },
    { name, start },
  ) =>
    `${name(other)} proposes ${start(proposedAt, timeZone)} instead of ${start(startsAt, timeZone)}.`,
  movedTitle: 'Session moved',
  moved: ({ other, startsAt, timeZone }: SessionAt, { name, start }) =>
    `The session with ${name(other)} is now on ${start(startsAt, timeZone)}.`,
  proposalDeclinedTitle: 'Proposal declined',
  proposalWithdrawnTitle: 'Proposal withdrawn',
  stays: ({ other, startsAt, timeZone }: SessionAt, { name, start }) =>
    `The session with ${name(other)} stays on ${start(startsAt, timeZone)}.`,
  ownPackage: 'You cannot buy your own package.',
  noSuchPackage: 'This coach does not offer such a package.',
  tooManyPackages: 'You have open packages with this coach already.',
  packageDecided: 'This package was decided already.',
  packageRequestedTitle: 'Package requested',
  packageRequested: ({ other, sessions }: { other: string; sessions: number }, { name }) =>
    `${name(other)} asks for a package of ${sessions} sessions.`,
  packageAcceptedTitle: 'Package accepted',
  packageGivenTitle: 'New package',
  notTheirPackage: 'That is no package of this client.',
  packageDeclinedTitle: 'Package declined',
  packageCancelledTitle: 'Package cancelled',
  packageOf: ({ other, sessions }: { other: string; sessions: number }, { name }) =>
    `${sessions} sessions with ${name(other)}.`,
  noCalendarEntry: 'Only an accepted session has a calendar entry.',
  calendarTitle: ({ sport, other }: { sport: string; other: string }, { name }) =>
    `${sport} with ${name(other)}`,
  calendarAlarm: 'Session',

  // Pages, metadata and share cards
  bookings: 'Bookings',
  pleaseSignIn: 'Please sign in',
  signInToSee: 'Sign in to see your bookings',
});
