import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/texts', {
  // The button that opens a chat with somebody.
  message: 'Message',
  messageTo: ({ person }: { person: string }, { name }) => `Message ${name(person)}`,
  messageOrganiser: 'Message organiser',
  messageOrganiserNamed: ({ person }: { person: string }, { name }) =>
    `Message organiser ${name(person)}`,

  // When something was written, on the reader's clocks.
  today: 'Today',
  yesterday: 'Yesterday',
  dayLine: ({ at }: { at: string }, { date }) =>
    `${date(at, { weekday: 'short' })} ${date(at, { day: 'numeric', month: 'short' })}`,
  dayAndTime: ({ at }: { at: string }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short' })} ${date(at, { hour: '2-digit', minute: '2-digit' })}`,

  unread: 'unread',
  messageSent: 'Your message was sent',
  sendFailed: 'Failed to send message',
  pleaseTryAgain: 'Please try again',
  newMessageFrom: ({ person }: { person: string }, { name }) => `New message from ${name(person)}`,
});
