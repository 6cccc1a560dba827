import { defineTexts } from '@/lib/platform/language/define-texts';

interface By {
  person: string;
}

export const texts = defineTexts('lib/proposals/server-texts', {
  personNotFound: 'User not found',
  proposalNotFound: 'Proposal not found',
  connectFirst: 'You can propose a game to people whom you are connected with.',
  noSport: 'Please choose a sport that both of you play',
  venueGone: 'That venue is closed or gone',
  timesAhead: 'Please choose times in the next 30 days',
  openAlready: 'A proposal between you is open already.',
  notOpen: 'That proposal is not open any more.',
  notThatTime: 'That time was not proposed, or is over',
  notYours: 'Only the other person can do that.',
  waitAgain: ({ hours }: { hours: number }, { plural }) =>
    plural(hours, {
      one: 'You can propose a game again in 1 hour.',
      other: `You can propose a game again in ${hours} hours.`,
    }),

  title: ({ sport }: { sport: string }) => `${sport} for two`,

  proposedTitle: ({ person }: By, { name }) => `${name(person)} proposes a game`,
  proposedMessage: ({ sport, venue }: { sport: string; venue: string }, { name }) =>
    `${sport} at ${name(venue)}. Choose one of the times.`,
  acceptedTitle: ({ person }: By, { name }) => `${name(person)} plays with you`,
  acceptedMessage: (
    { sport, startsAt, timeZone }: { sport: string; startsAt: string; timeZone: string },
    { start },
  ) => `${sport}, ${start(startsAt, timeZone)}.`,
  declinedTitle: ({ person }: By, { name }) => `${name(person)} cannot make it`,
  declinedMessage: 'None of the times you proposed suits.',
});
