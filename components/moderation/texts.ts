import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/moderation/texts', {
  cancel: 'Cancel',
  blockTitle: 'Block <name/>?',
  blockHint:
    'Neither of you will see the other in lists, searches, suggestions or messages, and a connection between you ends. They are not told. You can lift the block on your profile.',
  blockButton: 'Block',
  blocking: 'Blocking…',
  blocked: ({ person }: { person: string }, { name }) => `${name(person)} is blocked`,
  blockedHint: 'You will not see each other any more.',
  notBlocked: ({ person }: { person: string }, { name }) => `Failed to block ${name(person)}`,
  blockedPeople: 'Blocked people',
  blockedPeopleHint: 'You will not see each other any more. They are not notified.',
  blockedNotLoaded: 'The list could not be loaded.',
  blockedNobody: 'You have blocked nobody.',
  unblock: 'Unblock',
  unblockName: ({ person }: { person: string }, { name }) => `Unblock ${name(person)}`,
  unblocked: ({ person }: { person: string }, { name }) =>
    `${name(person)} is not blocked any more`,
  unblockFailed: 'That did not work. Please try again.',
  showMore: 'Show more',
  reportTitle: 'Report <name/>',
  reportHint: 'It goes to the admins only; nobody learns who reported.',
  reportChatHint:
    'It goes to the admins only; nobody learns who reported. The last messages of this chat go with it.',
  whatIsWrong: 'What is wrong?',
  chooseReason: 'Please choose a reason',
  whatHappened: 'What happened? <aside>(optional)</aside>',
  sendReport: 'Send report',
  sending: 'Sending…',
  reportSent: 'Report sent',
  reportSentHint: 'Thank you. Our admins will look into it.',
  reportFailed: 'Failed to send the report. Please try again.',
  warning: 'A warning from our admins',
  warningRead: 'I have read it',
  oneMoment: 'One moment…',
  unreachable: 'We could not reach <product/>. Please try again.',
});
