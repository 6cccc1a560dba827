import { defineTexts } from '@/lib/platform/language/define-texts';

interface Count {
  count: number;
}

export const texts = defineTexts('components/groups/texts', {
  // A group.
  inactive: 'Inactive',
  private: 'Private',

  // The tabs of a group's page.
  tabs: 'Group',
  overviewTab: 'Overview',
  chatTab: 'Chat',
  gamesTab: 'Games',
  moneyTab: 'Money',
  membersTab: ({ count }: Count) => `Members (${count})`,
  joinRequests: ({ count }: Count, { plural }) =>
    plural(count, { one: 'join request', other: 'join requests' }),

  // The overview.
  nextGame: 'Next Game',
  noUpcomingGames: 'No upcoming games',
  about: 'About',
  noDescription: 'This group has not said anything about itself yet.',
  location: 'Location',
  onMapInNewTab: ', on the map in a new tab',
  locationNotSet: 'Location not set',

  // A private group, for others.
  maybePrivate: 'It may be private or deleted.',

  // Joining.
  signInToJoin: 'Sign in to join',
  invitesYou: '<name/> invites you.',
});
