import { defineTexts } from '@/lib/platform/language/define-texts';

export interface ClassAt {
  lesson: string;
  startsAt: string;
  timeZone: string;
}

/** A person's move, as the coach is notified of it. */
export interface ClassMove extends ClassAt {
  person: string;
}

export const texts = defineTexts('lib/classes/server-texts', {
  classNotFound: 'Class not found',
  ownClass: 'You give this class yourself.',
  onlyCoach: 'Only the coach can do that.',
  classCancelled: 'This class is cancelled.',
  decidedAlready: 'This class takes place anyway.',
  notBegun: 'This class has not begun yet.',
  classBegun: 'This class has begun already.',
  alreadyIn: 'You are in this class already.',
  notIn: 'You are not in this class.',
  coachPaused: 'This coach takes no bookings at the moment.',
  profileFirst: 'Please complete your profile first.',
  full: 'This class is full. You can join the waitlist.',

  notYourClass: 'Please choose one of your classes.',
  tooManyDates: ({ max }: { max: number }) => `At most ${max} dates can be ahead.`,
  inThePast: 'A class must be in the future.',
  tooFarAhead: ({ max }: { max: number }) => `A class can be at most ${max} days ahead.`,

  // Notifications of the coach
  joinedTitle: 'Class joined',
  leftTitle: 'Class left',
  comesMessage: ({ person, lesson, startsAt, timeZone }: ClassMove, { name, start }) =>
    `${name(person)} comes to ${name(lesson)} on ${start(startsAt, timeZone)}.`,
  waitsMessage: ({ person, lesson, startsAt, timeZone }: ClassMove, { name, start }) =>
    `${name(person)} waits for a place in ${name(lesson)} on ${start(startsAt, timeZone)}.`,
  leftMessage: ({ person, lesson, startsAt, timeZone }: ClassMove, { name, start }) =>
    `${name(person)} no longer comes to ${name(lesson)} on ${start(startsAt, timeZone)}.`,

  // Notifications of everyone with a place
  movedTitle: ({ lesson }: { lesson: string }, { name }) => `${name(lesson)} has moved`,
  cancelledTitle: 'Class cancelled',
  cancelledMessage: (
    {
      coach,
      lesson,
      startsAt,
      timeZone,
      reason,
    }: ClassAt & { coach: string; reason: string | null },
    { name, start },
  ) =>
    `${name(coach)} cancelled ${name(lesson)} on ${start(startsAt, timeZone)}.${reason ? ` ${name(reason)}` : ''}`,

  /** The reason that is stored and shown. */
  tooFew: 'Too few people',
  tooFewMessage: (
    { lesson, startsAt, timeZone, minimum }: ClassAt & { minimum: number },
    { name, start },
  ) =>
    `${name(lesson)} on ${start(startsAt, timeZone)} does not take place: it needed ${minimum} people.`,

  coachGone: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `Your class on ${start(startsAt, timeZone)} does not take place: its coach is no longer on Maidan.`,

  // Notifications of people on the waiting list
  yieldedTitle: 'Your place went to somebody else',
  yieldedMessage: (
    { coach, lesson, startsAt, timeZone }: ClassAt & { coach: string },
    { name, start },
  ) =>
    `${name(lesson)} with ${name(coach)} on ${start(startsAt, timeZone)} is full, and people with a confirmed e-mail address come first. You are first in line: confirm yours, and nobody takes your next place.`,
  promotedTitle: 'You are in',
  promotedMessage: (
    { coach, lesson, startsAt, timeZone }: ClassAt & { coach: string },
    { name, start },
  ) =>
    `A place came free: you are going to ${name(lesson)} with ${name(coach)} on ${start(startsAt, timeZone)}.`,

  // Calendars
  cancelledEvent: ({ lesson }: { lesson: string }, { name }) => `Cancelled: ${name(lesson)}`,
  withCoach: ({ coach }: { coach: string }, { name }) => `With ${name(coach)}`,
});
