import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/chat-texts', {
  didNotWork: 'That did not work. Please try again.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  /** In place of the words of a message that is only a picture. */
  photo: 'Photo',
  /** After the number on a badge. */

  // The list of conversations.
  messages: 'Messages',
  fetchFailed: 'Failed to fetch messages',
  earlierConversations: 'Earlier conversations',
  noMessages: 'No messages yet',
  noMessagesHint: 'Start matching with players to begin conversations!',
  noRequests: 'No requests',
  noRequestsHint: 'First messages of people you do not know wait here for your answer.',
  whichMessages: 'Which messages',
  inbox: 'Inbox',
  requests: ({ count }: { count: number }) => (count > 0 ? `Requests (${count})` : 'Requests'),
  muted: 'Muted',

  // The head of a chat.
  groupChat: 'Group chat',
  gameChat: 'Chat of the game',
  onlineNow: 'Online now',
  lastSeenRecently: 'Last seen recently',
  chatOptions: 'Chat options',
  searchChat: 'Search in this chat',
  mute: 'Mute',
  unmute: 'Unmute',
  chatMuted: 'Chat muted',
  chatUnmuted: 'Chat is heard again',
  viewProfile: 'View profile',
  viewGroup: 'View group',
  viewGame: 'View game',
  reportPerson: 'Report <name/>',
  blockPerson: 'Block <name/>',

  // Notices above the messages.
  liveIsDown: 'Live updates are not available. New messages are fetched every few seconds.',
  messageRequest: 'Message request',
  requestNotice:
    '<name/> would like to message you. They do not see that you have looked at it. Answering accepts the request.',
  accept: 'Accept',
  decline: 'Decline',
  requestDeclined: 'Request declined',
  notTold: ({ person }: { person: string }, { name }) => `${name(person)} is not told.`,
  pinnedMessage: 'Pinned message',
  unpinMessage: 'Unpin message',

  // An organiser's announcement.
  announcement: 'Announcement',
  announceToMembers: 'Announce to members',
  announceToPlayers: 'Announce to players',
  announceHint:
    'Everybody gets a notification, and a push and an e-mail if their settings say so. It is pinned in the chat.',
  announceWhat: 'What should everybody know?',
  announce: 'Announce',
  announced: 'Announced',
  announceFailed: 'The announcement was not sent. Please try again.',

  // The messages.
  startConversation: 'Start a conversation!',
  earlierMessages: 'Earlier messages',
  seen: 'Seen',
  seenBy: ({ count }: { count: number }) => `Seen by ${count}`,
  typing: ({ person }: { person: string }, { name }) => `${name(person)} is typing…`,
  /** The author of the reader's own message, for screen readers. */
  you: 'You',
  answeredDeleted: 'A message that was deleted',
  removedByOrganiser: 'Message removed by an organiser',
  deleted: 'This message was deleted',
  edited: 'edited',
  reactions: 'Reactions',
  reactionCount: ({ emoji, count }: { emoji: string; count: number }) => `${emoji}, ${count}`,
  pictureFrom: ({ person }: { person: string }, { name }) => `Picture from ${name(person)}`,
  openPictureFrom: ({ person }: { person: string }, { name }) =>
    `Open: Picture from ${name(person)}`,
  ownPicture: 'Picture from you',
  openOwnPicture: 'Open: Picture from you',
  onItsWay: 'On its way',
  sending: 'Sending...',

  // The menu of a message.
  optionsFor: ({ words }: { words: string }, { name }) => `Options for: ${name(words)}`,
  reactWith: ({ emoji }: { emoji: string }) => `React with ${emoji}`,
  reply: 'Reply',
  edit: 'Edit',
  pin: 'Pin',
  unpin: 'Unpin',
  delete: 'Delete',
  removeForEverybody: 'Remove for everybody',
  report: 'Report',
  /** The object of the dialog's 'Report …'. */
  thisMessage: 'this message',

  // Search.
  wordsToFind: 'Words to find',
  search: 'Search',
  searching: 'Searching…',
  searchFailed: 'The search did not work. Please try again.',
  nothingFound: 'Nothing found. Try other words.',

  // The input.
  messageField: 'Message',
  typeMessage: 'Type a message...',
  send: 'Send',
  save: 'Save',
  editing: 'Editing',
  replyTo: ({ person }: { person: string }, { name }) => `Reply to ${name(person)}`,
  replyToYourself: 'Reply to yourself',
  tooLongToSend: ({ excess, max }: { excess: number; max: number }, { number }) =>
    `${number(excess)} characters too many: a message can have at most ${number(max)}. The first part is sent, and the rest stays here for the next message.`,
  tooLongToSave: ({ excess, max }: { excess: number; max: number }, { number }) =>
    `${number(excess)} characters too many: a message can have at most ${number(max)}. Please shorten it.`,
  error: 'Error',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  goesWithMessage: 'Goes with your message',
  removePicture: 'Remove the picture',
  picture: 'Picture',
  uploadingPicture: 'Uploading the picture',
  addPicture: 'Add a picture',

  // A picture that was shared with the app.
  chooseChat: 'Choose the chat for your picture.',
  leaveOutPicture: 'Do not send it',
});
