import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** A time of a court as somebody is notified of it. */
export interface AtCourt {
  venue: string;
  court: string;
  startsAt: string;
  timeZone: string;
}
interface ByPerson extends AtCourt {
  /** Null for a person whom the recipient may not meet. */
  other: string | null;
}

const who = (other: string | null, { name }: Words) => (other === null ? 'Somebody' : name(other));

const courtAt = ({ venue, court, startsAt, timeZone }: AtCourt, { name, start }: Words) =>
  `${name(court)} at ${name(venue)} on ${start(startsAt, timeZone)}`;

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
  womenOnly: 'This is a time for women, and for games for women.',
  askedAlready: 'You have asked for this time already.',
  tooManyAsks: 'Several of your requests wait for this venue already.',
  askLapsed: 'This request has lapsed.',
  notPossible: 'That is not possible now.',
  notYours: 'Choose a court that is confirmed for you and not yet for a game.',
  otherVenue: 'The court is at another venue.',
  otherTime: 'The court is booked for another time.',
  timeSkipped: 'The clocks there skip this time on that day. Choose another time.',
  noWeekFree: 'The court is taken or closed on each of these days.',

  askedTitle: 'A court is asked for',
  asked: ({ other, ...at }: ByPerson, words) =>
    `${who(other, words)} asks for ${courtAt(at, words)}.`,
  bookedTitle: 'A court is booked',
  booked: ({ other, ...at }: ByPerson, words) => `${who(other, words)} has ${courtAt(at, words)}.`,
  cancelledByTitle: 'A court is free again',
  cancelledBy: ({ other, ...at }: ByPerson, words) =>
    `${who(other, words)} cancelled ${courtAt(at, words)}.`,
  personGone: (at: AtCourt, words) =>
    `The person is no longer on Maidan, so it is free: ${courtAt(at, words)}.`,
  confirmedTitle: 'The court is yours',
  confirmed: (at: AtCourt, words) => `Confirmed: ${courtAt(at, words)}.`,
  declinedTitle: 'Court declined',
  declined: (at: AtCourt, words) => `Declined: ${courtAt(at, words)}.`,
  takenMeanwhile: (at: AtCourt, words) => `Given to somebody else: ${courtAt(at, words)}.`,
  lapsedTitle: 'Your request has lapsed',
  lapsed: (at: AtCourt, words) => `The venue did not answer in time: ${courtAt(at, words)}.`,
  cancelledTitle: 'Court cancelled',
  cancelled: (at: AtCourt, words) => `Cancelled by the venue: ${courtAt(at, words)}.`,
  freed: (at: AtCourt, words) => `No longer needed for its game: ${courtAt(at, words)}.`,
  venueGone: ({ court, startsAt, timeZone }: Omit<AtCourt, 'venue'>, { name, start }) =>
    `${name(court)} on ${start(startsAt, timeZone)} is cancelled: its venue is no longer listed.`,
  movedTitle: 'Court moved',
  moved: (at: AtCourt, words) => `Your time is now ${courtAt(at, words)}.`,

  willAnswer: 'The venue will answer. You will be notified.',

  // Pages and files
  freeTimes: 'Free times',
  freeTimesAt: ({ venue }: { venue: string }, { name }) => `Free times at ${name(venue)}`,
  freeTimesLine: ({ venue }: { venue: string }, { name }) =>
    `Which courts of ${name(venue)} are free in the next days, and what they cost.`,
  courtAt: ({ court, venue }: { court: string; venue: string }, { name }) =>
    `${name(court)}, ${name(venue)}`,
  deskTitle: ({ venue }: { venue: string }, { name }) => `Desk of ${name(venue)}`,
  /** The columns of the table. */
  csvHead: 'Date|Time|Minutes|Court|Who|Phone|State|Price|Currency|Paid',
  yes: 'yes',
  no: 'no',
});
