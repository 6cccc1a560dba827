import { defineTexts } from '@/lib/platform/language/define-texts';

interface Reminded {
  title: string;
}

/** The start of an event, its place and other person. */
export interface Start {
  /** Null where the name is hidden. */
  person: string | null;
  startsAt: string;
  timeZone: string;
  location: string | null;
  /** Whether a game has no court yet. */
  toBeConfirmed: boolean;
}

export const texts = defineTexts('lib/notifications/server-texts', {
  notificationNotFound: 'Notification not found',
  // Before a title, to a guardian
  whose: ({ person }: { person: string }, { name }) => `For ${name(person)}`,

  startsSoon: ({ title }: Reminded, { name }) => `Starts soon: ${name(title)}`,
  gameToday: ({ title }: Reminded, { name }) => `Game today: ${name(title)}`,
  gameTomorrow: ({ title }: Reminded, { name }) => `Game tomorrow: ${name(title)}`,
  classToday: ({ title }: Reminded, { name }) => `Class today: ${name(title)}`,
  classTomorrow: ({ title }: Reminded, { name }) => `Class tomorrow: ${name(title)}`,
  // A session is named after its sport
  sessionSoon: ({ sport }: { sport: string }, { name }) => `Starts soon: ${name(sport)}`,
  sessionToday: ({ sport }: { sport: string }, { name }) => `Session today: ${name(sport)}`,
  sessionTomorrow: ({ sport }: { sport: string }, { name }) => `Session tomorrow: ${name(sport)}`,
  start: ({ person, startsAt, timeZone, location, toBeConfirmed }: Start, { name, start }) =>
    [
      person && `With ${name(person)}`,
      start(startsAt, timeZone),
      location && name(location),
      toBeConfirmed && 'place to be confirmed',
    ]
      .filter(Boolean)
      .join(', '),

  missedMany: ({ count }: { count: number }) => `${count} things you have missed`,
  missedLine: ({ title, content }: { title: string; content: string }, { name }) =>
    `${title}: ${name(content)}`,
  openMaidan: 'Open <product/>',
  noMoreEmails: ({ link }: { link: string }) => `No more of these letters: ${link}`,
  whyThisEmail: ({ minutes, link }: { minutes: number; link: string }) =>
    `Sent because you had not looked at this for ${minutes} minutes. No more of these e-mails: ${link}`,

  // Responses to one-click unsubscribe
  unsubscribed: 'No more of these e-mails.',
  linkUnknown: 'That link is not one of ours.',

  // Buttons below a push that requests an answer, and their outcomes
  iCome: 'I come',
  iCannotCome: 'I cannot come',
  youAreIn: 'You are in.',
  youDoNotCome: 'You are not coming. The organiser sees it.',
  answerWaits: 'Your answer waits for a connection and is then sent.',
  answerFailed: 'Your answer could not be sent. Please try again, or open the game.',
  confirmCourt: 'Confirm',
  declineCourt: 'Decline',
  courtConfirmed: 'The court is confirmed.',
  courtDeclined: 'Declined.',
  courtFailed: 'Your answer could not be sent. Please try again, or open the desk.',
});
