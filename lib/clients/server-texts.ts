import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/clients/server-texts', {
  clientNotFound: 'Client not found',
  tooManyClients: ({ max }: { max: number }) => `At most ${max} clients: remove one first.`,
  accountKeepsName: 'A client with an account keeps the name of the account.',
  accountStays: 'A client with an account cannot be removed.',
  notPossible: 'That is not possible now.',
  ownClient: 'You cannot be your own client.',
  entryNotFound: 'Entry not found',
  clientTitle: 'Client',
  receiptTitle: 'Receipt',
  // The page behind a personal link
  title: 'Your sessions',
  greeting: 'Hello <name/>, these are your sessions with <coach/>.',
  noSessions: 'Nothing is planned yet. Look again later: this link stays the same.',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  left: ({ left }: { left: number }, { plural }) =>
    plural(left, {
      one: '1 session left in your package.',
      other: `${left} sessions left in your packages.`,
    }),
  open: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `Not paid yet: ${money(amount, currency)}.`,
  ofPackage: 'of your package',
  cancelUntil: ({ hours }: { hours: number }, { plural }) =>
    `Cancel at least ${plural(hours, { one: '1 hour', other: `${hours} hours` })} before. Later, a session of a package counts as taken.`,
  cancel: 'Cancel this session',
  cancelLate: 'Cancel; it counts as taken',
  reallyCancel: 'Cancel?',
  askToMove: 'Ask for another time',
  asked: 'You asked for <time/>. Until the answer the session stays where it is.',
  refused: '<time/> is not possible. The session stays where it is.',
  chooseTime: 'Which time suits you?',
  greetingOf: 'These times of <coach/> are free now. The session moves when your coach accepts.',
  noTimes: 'No time is free in the next days. Please ask your coach.',
  back: 'Back to your sessions',
  accountHint: 'With an account you can write to your coach. Your sessions and packages go along.',
});
