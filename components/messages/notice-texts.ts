import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/notice-texts', {
  unread: 'unread',
  messageSent: 'Your message was sent',
  sendFailed: 'Failed to send message',
  pleaseTryAgain: 'Please try again',
  newMessageFrom: ({ person }: { person: string }, { name }) => `New message from ${name(person)}`,
});
