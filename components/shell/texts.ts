import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/shell/texts', {
  mainMenu: 'Main',
  shortMenu: 'Main, short',
  discover: 'Discover',
  groups: 'Groups',
  players: 'Players',
  sports: 'Sports',
  messages: 'Messages',
  myGames: 'My games',
  coaching: 'Coaching',
  suggestions: 'Suggestions',
  venues: 'Venues',
  profile: 'Profile',
  admin: 'Admin',
  games: 'Games',
  bookings: 'Bookings',

  accountMenuOf: ({ person }: { person: string }, { name }) => `Account menu of ${name(person)}`,
  signOut: 'Sign Out',
  unauthorized: 'Unauthorized',
  signingInAgain: 'You are logged out. Logging in again...',
});
