import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/messages/texts', {
  idUnfit: 'An id must be a whole number above 0',
  mustBeText: 'Message must be text',
  tooLong: ({ max }: { max: number }) => `A message can have at most ${max} characters`,
  announcementTooLong: ({ max }: { max: number }) =>
    `An announcement can have at most ${max} characters`,
  clientMsgIdMustBeText: 'clientMsgId must be text',
  clientMsgIdUnfit: ({ min, max }: { min: number; max: number }) =>
    `clientMsgId needs ${min} to ${max} letters, digits, - or _`,
  typeUnknown: 'type must be text or image',
  groupOrReceiver: 'Name either a group, a game or a receiver',
  pleaseWrite: 'Please write a message',
  wholeNumber: 'Please give a whole number',
  notTogether: 'after and before do not go together',
  reactionUnknown: ({ reactions }: { reactions: string }) => `A reaction is one of ${reactions}`,
  typeMore: ({ min }: { min: number }) => `Please type at least ${min} characters`,
  boxUnknown: 'box must be inbox or requests',
});
