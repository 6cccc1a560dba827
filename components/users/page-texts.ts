import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/users/page-texts', {
  findPlayers: 'Find Players',
  backToPlayers: 'Back to players',
  smartSuggestions: 'Smart Suggestions',

  profile: 'Profile',
  myProfile: 'My Profile',
  yourProfile: 'Your Profile',
  profileOf: ({ person }: { person: string }, { name }) => `${name(person)}'s Profile`,
  friendRequestSent: 'Friend request sent!',
  friendRequestFailed: 'Failed to send friend request',
  connectionRequestSent: 'Connection request sent!',
  connectionRequestFailed: 'Failed to send connection request',
  userNotFound: 'User not found',
  userNotFoundHint: 'They may have left Maidan, or the address is mistyped.',
});
