import { defineTexts } from '@/lib/platform/language/define-texts';

/** Two people and the first sport that both want to play; null when they share none. */
interface Match {
  name: string;
  sport: string | null;
}

export const texts = defineTexts('lib/likes/server-texts', {
  matchedAlready: ({ name: person }: { name: string }, { name }) =>
    `You and ${name(person)} have matched already.`,
  likedAlready: ({ name: person }: { name: string }, { name }) =>
    `You have liked ${name(person)} already.`,
  completeProfile: 'Please complete your profile first.',
  userNotFound: 'User not found',
  superLikeSpent: 'You have used your super like for today. It is back tomorrow.',

  matchTitle: "It's a Match!",
  likedYouToo: ({ name: person, sport }: Match, { name }) =>
    `${name(person)} liked you too. You both want to play ${sport ?? 'sports'}.`,
  superLikedYouToo: ({ name: person, sport }: Match, { name }) =>
    `${name(person)} super liked you too. You both want to play ${sport ?? 'sports'}.`,
  superLikeTitle: 'Super Like',
  superLikedYou: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} super liked you.`,
});
