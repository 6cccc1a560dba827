import { defineTexts } from '@/lib/platform/language/define-texts';

interface Person {
  person: string;
}

export const texts = defineTexts('lib/messages/server-texts', {
  /** A person across a block, at the start of a line of the chat: '… joined'. */
  unavailableUser: 'Unavailable user',

  photo: 'Photo',
  messageDeleted: 'This message was deleted',
  messageRemoved: 'Message removed by an organiser',

  conversationNotFound: 'Conversation not found',
  messageNotFound: 'Message not found',
  userNotFound: 'User not found',

  onlyKnown: ({ person }: Person, { name }) =>
    `Only people ${name(person)} knows can write. Connect first.`,
  unanswered: ({ person }: Person, { name }) =>
    `You can write more to ${name(person)} when they answer.`,
  onlyOrganisersWrite: 'Only organisers write here.',
  gameChatClosed: ({ days }: { days: number }) =>
    `The chat of a game closes ${days} days after its end. You can still read it.`,
  cannotBeWritten: 'This person cannot be written to any more.',
  notYourself: 'You cannot write to yourself.',
  completeProfile: 'Please complete your profile first.',
  enoughToday: ({ max }: { max: number }) =>
    `You can start ${max} conversations a day. Please try again tomorrow.`,
  enoughOnFirstDay: ({ max }: { max: number }) =>
    `New members can start ${max} conversations on their first day. Please try again tomorrow.`,
  idUsed: 'This message id was used for another message already.',
  pictureGone: 'That picture cannot be sent. Please choose it again.',
  selectImage: 'Please select an image file',
  selectSmallerImage: 'Please select an image smaller than 10MB',

  onlyOwnEdit: ({ minutes }: { minutes: number }) =>
    `You can only edit your own messages, within ${minutes} minutes of sending them.`,
  onlyOwnDelete: ({ minutes }: { minutes: number }) =>
    `You can only delete your own messages, within ${minutes} minutes of sending them.`,
  wasDeleted: 'This message was deleted.',
  nothingToReactTo: 'There is nothing to react to.',
  onlyOrganisersPin: 'Only organisers can pin messages here.',
  cannotBePinned: 'This message cannot be pinned.',
  requestNotOpen: 'That request is not open any more.',
  onlyOwnMessages: 'You can only read your own messages.',

  enoughAnnouncements: ({ max }: { max: number }) =>
    `There were ${max} announcements here within a day, which is the most. Please write in the chat.`,

  announcementFor: ({ game }: { game: string }, { name }) => `Announcement: ${name(game)}`,
  announcementIn: ({ group }: { group: string }, { name }) => `Announcement in ${name(group)}`,

  wouldLikeToMessage: ({ person }: Person, { name }) => `${name(person)} would like to message you`,
  newMessageFrom: ({ person }: Person, { name }) => `New message from ${name(person)}`,
  newMessagesIn: ({ group }: { group: string }, { name }) => `New messages in ${name(group)}`,
  newMessagesFor: ({ game }: { game: string }, { name }) => `New messages in ${name(game)}`,
  /** A person's own words, unchanged. */
  quote: ({ words }: { words: string }) => words,
  quoteOf: ({ person, words }: Person & { words: string }, { name }) =>
    `${name(person)}: ${name(words)}`,
  photoOf: ({ person }: Person, { name }) => `${name(person)}: Photo`,

  // Pages, metadata and share cards
  messages: 'Messages',
  signIn: 'Please sign in',
  signInWhy: 'Sign in to view your messages',
});
