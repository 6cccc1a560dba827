import { defineTexts } from '@/lib/platform/language/define-texts';

/** When the game or class begins, in the reader's words. */
interface Begins {
  when: string;
}

/** One sentence for each kind of list, because other languages change more than the noun. */
const none =
  (noun: string) =>
  ({ km }: { km: number }) =>
    `No ${noun} within ${km} km. These are the nearest elsewhere.`;

interface OfSport {
  sport: string;
  km: number;
}

/** An instant on the clocks of a place. */
interface Moment {
  startsAt: string;
  timeZone: string;
}

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const two = (value: number) => String(value).padStart(2, '0');

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

export const texts = defineTexts('components/layout/texts', {
  // The frame
  home: 'Maidan, home',
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  createAccount: 'Create account',
  // What failed or is not there
  tryAgain: 'Try again',
  pageFailed: 'This page could not be loaded',
  wentWrong: 'Something went wrong',
  siteFailed: 'Maidan could not be loaded. Your data is safe.',
  // Lists
  loading: 'Loading…',
  loadingFailed: 'Loading failed: try again',
  showMore: 'Show more',

  // Giving up a place in a game or class
  leftGame: 'You left the game',
  leftClass: 'You left the class',
  leftWaitlist: 'You left the waitlist',
  placeToNext: 'Your place went to the next in line.',
  leaveGameFailed: 'Failed to leave the game',
  leaveClassFailed: 'Failed to leave the class',
  undo: 'Undo',
  undoToEnd: 'Undo puts you at the end of the line.',
  joinGameAgain: 'Join the game again',
  joinClassAgain: 'Join the class again',
  inGameAgain: 'You are in the game again',
  inClassAgain: 'You are in the class again',
  onWaitlist: ({ place }: { place: number }) => `You are on the waitlist, place ${place}`,
  joinGameFailed: 'Failed to join the game',
  joinClassFailed: 'Failed to join the class',
  placeGone: 'Your place is gone',
  placeTaken: 'Somebody else has taken it meanwhile. You can join the waitlist.',

  back: 'Back',
  // Giving up a place close to the start
  leaveOf: ({ title }: { title: string }, { name }) => `Leave ${name(title)}?`,
  leaveWaitlistQuestion: 'Leave the waitlist?',
  leaveGameWarning: ({ when }: Begins) =>
    `It begins ${when}. Others count on you, and your place goes to the next in line at once.`,
  leaveClassWarning: ({ when }: Begins) =>
    `It begins ${when}. The coach counts on you, and your place goes to the next in line at once.`,
  leaveWaitlistWarning: ({ when }: Begins) => `It begins ${when}. You lose your place in line.`,
  leaveGame: 'Leave Game',
  leaveClass: 'Leave Class',
  leaveWaitlist: 'Leave Waitlist',
  stay: 'Stay',

  // When the clocks go forward.
  skipped: ({ time }: { time: string }) =>
    `The clocks there skip ${time} on that day. Choose another time.`,

  // Installing the app.
  installHint: 'Put Maidan on your home screen: your games open with one tap.',
  install: 'Install',
  notNow: 'Not now',
  installOnIos: 'Put Maidan on your home screen with two taps:',
  iosShare: '1. <picture/> Share, in the bar of Safari',
  iosAdd: '2. <picture/> Add to Home Screen',

  // After 'Look further', for screen readers that read the link alone.
  ofGroups: ': groups',
  ofPlayers: ': players',
  ofPlaces: ': places',

  noGroups: none('groups'),
  noSuchGroups: none('such groups'),
  noPlayers: none('players'),
  noSuchPlayers: none('such players'),
  noPlaces: none('places'),
  noGroupsOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} groups`)({ km }),
  noPlayersOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} players`)({ km }),
  noVenuesOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} venues`)({ km }),

  title: '404 Page Not Found',
  explanation:
    'The ball went over the wall, and there is nothing on this side of it. The address may be mistyped, or what was here has been taken down.',
  backToTheGround: 'Back to the ground',

  lookFurther: 'Look further',
  onlyNear: 'Only near me',
  everywhereNearest: 'Everywhere, nearest first.',
  everywhereSoonest: 'Everywhere, soonest first.',
  within: ({ km }: { km: number }) => `Within ${km} km.`,

  // A review; the first follows a name.
  you: ' (you)',
  reply: 'Reply',
  editReply: 'Edit reply',

  // Sharing a link
  shareOf: ({ title }: { title: string }, { name }) => `Share ${name(title)}`,
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',

  // Times
  today: ({ startsAt, timeZone }: Moment, { date }) =>
    `Today ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrow: ({ startsAt, timeZone }: Moment, { date }) =>
    `Tomorrow ${date(startsAt, { ...CLOCK, timeZone })}`,
  /** Inside a sentence. */
  todayWithin: ({ startsAt, timeZone }: Moment, { date }) =>
    `today ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrowWithin: ({ startsAt, timeZone }: Moment, { date }) =>
    `tomorrow ${date(startsAt, { ...CLOCK, timeZone })}`,
  exactTime: ({ startsAt, timeZone, zone }: Moment & { zone: string }, { date }) =>
    `${date(startsAt, { timeZone, dateStyle: 'full', timeStyle: 'short' })}, ${zone}`,
  whereYouAre: ({ startsAt, timeZone }: Moment, { start }) =>
    `${start(startsAt, timeZone)} where you are`,
  bothTimes: ({ there, here }: { there: string; here: string }) => `${there}, ${here}`,
  /** After a time on other clocks than the reader's: 'Sat 08:00 for you'. */
  forYou: ({ clock }: { clock: string }) => ` · ${clock} for you`,
  forYouWithin: ({ clock }: { clock: string }) => ` (${clock} for you)`,
  countdown: ({ days, hours, minutes, seconds }: TimeLeft) =>
    `${days > 0 ? `${days}d ` : ''}${two(hours)}h ${two(minutes)}m ${two(seconds)}s`,
});
