import { defineTexts } from '@/lib/platform/language/define-texts';

interface Person {
  name: string;
}

export const texts = defineTexts('components/likes/texts', {
  matchTitle: "It's a Match!",
  bothWantToPlay: 'You and <name/> both want to play <sport/>',
  bothWantToPlaySports: 'You and <name/> both want to play sports',
  likedYouToo: '<name/> liked you too',
  keepSwiping: 'Keep Swiping',
  sendMessage: 'Send Message',
  photoHelps: 'With a photo, people know whom they will meet.',
  addPhoto: 'Add a photo',

  deck: 'Players near you',
  deckKeys: 'Arrow keys: left to skip, right to like, up to super like. Backspace to undo.',
  loadingPlayers: 'Loading players',
  noneFoundTitle: 'No players found',
  noneFoundDescription: 'Nobody here matches that. Clear it, or look further.',
  noMoreTitle: 'No more users',
  noMoreDescription: 'Check back later for more players in your area!',

  // Its buttons, and the stamps on a dragged card
  undo: 'Undo',
  skip: 'Skip',
  like: 'Like',
  superLike: 'Super like',

  // Announcements for screen readers after a decision
  likedPerson: ({ name: person }: Person, { name }) => `Liked ${name(person)}.`,
  skippedPerson: ({ name: person }: Person, { name }) => `Skipped ${name(person)}.`,
  superLikedPerson: ({ name: person }: Person, { name }) => `Super liked ${name(person)}.`,
  nextPerson: ({ name: person }: Person, { name }) => `Next: ${name(person)}.`,
  noMoreSpoken: 'No more users. Check back later for more players in your area!',
  personIsBack: ({ name: person }: Person, { name }) => `${name(person)} is back.`,

  superLikeSent: 'Super Like sent!',
  youSuperLiked: ({ name: person }: Person, { name }) => `You super liked ${name(person)}`,
  likeFailed: 'Failed to send like',
  skipFailed: 'Failed to skip',
  superLikeFailed: 'Failed to send super like',
  undoFailed: 'Failed to undo',
});
