import type { CourtTimeStatus } from '@/lib/courts/constants';
import { defineTexts } from '@/lib/platform/language/define-texts';

/** A time of a court as somebody is notified of it. */
interface AtCourt {
  venue: string;
  court: string;
  startsAt: string;
  timeZone: string;
}
interface ByPerson extends AtCourt {
  other: string;
}

const STATES: Record<CourtTimeStatus, string> = {
  asked: 'asked for',
  confirmed: 'confirmed',
  declined: 'declined',
  lapsed: 'lapsed',
  cancelled: 'cancelled',
  came: 'marked as used',
  no_show: 'marked as missed',
  blocked: 'blocked',
};

export const texts = defineTexts('lib/courts/server-texts', {
  venueNotFound: 'Venue not found',
  courtNotFound: 'Court not found',
  timeNotFound: 'This time of a court was not found',
  deskNotAllowed: 'Only the people of this venue’s desk can do that.',
  ownerNotAllowed: 'Only the operator of this venue can do that.',
  courtsMax: ({ max }: { max: number }) => `A venue can have at most ${max} courts.`,
  staffMax: ({ max }: { max: number }) => `A desk can have at most ${max} people.`,
  hoursMissing: 'Nobody has said when this venue is open. Please enter the hours of the court.',
  sportUnknown: 'Please choose sports of the list',
  courtInUse: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'Somebody has this court at a time ahead. Cancel or move it first.',
      other: `${count} times of this court are ahead. Cancel or move them first.`,
    }),
  staffUnknown: 'Please choose one of your connections',
  staffIsOperator: 'The operator has the desk already.',

  takesNoAsks: 'This venue takes no bookings here at the moment.',
  inThePast: 'The time must be in the future.',
  tooFarAhead: ({ days }: { days: number }) =>
    `A court can be asked for at most ${days} days ahead.`,
  notASlot: 'The court has no such time. Please choose one of its free times.',
  taken: 'That time is already taken. Please choose another one.',
  womenOnly: 'This is a time for women.',
  askedAlready: 'You have asked for this time already.',
  tooManyAsks: 'Several of your requests wait for this venue already.',
  stateAlready: ({ status }: { status: CourtTimeStatus }) =>
    `This time is ${STATES[status]} already.`,
  askLapsed: 'This request has lapsed.',
  notPossible: 'That is not possible now.',
  onlyDesk: 'Only the desk of the venue can do that.',
  notYours: 'Choose a court that is confirmed for you and not yet for a game.',
  otherVenue: 'The court is at another venue.',
  otherTime: 'The court is booked for another time.',
  timeSkipped: 'The clocks there skip this time on that day. Choose another time.',
  noWeekFree: 'The court is taken or closed on each of these days.',

  askedTitle: 'A court is asked for',
  asked: ({ other, venue, court, startsAt, timeZone }: ByPerson, { name, start }) =>
    `${name(other)} asks for ${name(court)} at ${name(venue)} on ${start(startsAt, timeZone)}.`,
  bookedTitle: 'A court is booked',
  booked: ({ other, venue, court, startsAt, timeZone }: ByPerson, { name, start }) =>
    `${name(other)} has ${name(court)} at ${name(venue)} on ${start(startsAt, timeZone)}.`,
  cancelledByTitle: 'A court is free again',
  cancelledBy: ({ other, venue, court, startsAt, timeZone }: ByPerson, { name, start }) =>
    `${name(other)} cancelled ${name(court)} at ${name(venue)} on ${start(startsAt, timeZone)}.`,
  personGone: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(court)} at ${name(venue)} is free on ${start(startsAt, timeZone)}: the person is no longer on Maidan.`,
  confirmedTitle: 'The court is yours',
  confirmed: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)}: ${name(court)} on ${start(startsAt, timeZone)} is confirmed.`,
  declinedTitle: 'Court declined',
  declined: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)}: ${name(court)} on ${start(startsAt, timeZone)} was declined.`,
  takenMeanwhile: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)}: ${name(court)} on ${start(startsAt, timeZone)} was given to somebody else.`,
  lapsedTitle: 'Your request has lapsed',
  lapsed: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)} did not answer in time for ${name(court)} on ${start(startsAt, timeZone)}.`,
  cancelledTitle: 'Court cancelled',
  cancelled: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)} cancelled ${name(court)} on ${start(startsAt, timeZone)}.`,
  venueGone: ({ court, startsAt, timeZone }: Omit<AtCourt, 'venue'>, { name, start }) =>
    `${name(court)} on ${start(startsAt, timeZone)} is cancelled: its venue is no longer listed.`,
  movedTitle: 'Court moved',
  moved: ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }) =>
    `${name(venue)}: your time is now on ${name(court)} on ${start(startsAt, timeZone)}.`,

  willAnswer: 'The venue will answer. You will be notified.',
  isYours: 'The court is yours.',

  // Pages and files
  freeTimes: 'Free times',
  freeTimesAt: ({ venue }: { venue: string }, { name }) => `Free times at ${name(venue)}`,
  freeTimesLine: ({ venue }: { venue: string }, { name }) =>
    `Which courts of ${name(venue)} are free in the next days, and what they cost.`,
  courtAt: ({ court, venue }: { court: string; venue: string }, { name }) =>
    `${name(court)}, ${name(venue)}`,
  deskTitle: ({ venue }: { venue: string }, { name }) => `Desk of ${name(venue)}`,
  csvDate: 'Date',
  csvTime: 'Time',
  csvMinutes: 'Minutes',
  csvCourt: 'Court',
  csvWho: 'Who',
  csvPhone: 'Phone',
  csvState: 'State',
  csvPrice: 'Price',
  csvCurrency: 'Currency',
  csvPaid: 'Paid',
  yes: 'yes',
  no: 'no',
  state: ({ status }: { status: CourtTimeStatus }) => STATES[status],
});
