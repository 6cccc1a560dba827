import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/texts', {
  message: 'Message',
  messageTo: ({ person }: { person: string }, { name }) => `Message ${name(person)}`,
  messageOrganiser: 'Message organiser',
  messageOrganiserNamed: ({ person }: { person: string }, { name }) =>
    `Message organiser ${name(person)}`,

  // The time of a message, in the device's time zone
  today: 'Today',
  yesterday: 'Yesterday',
  dayLine: ({ at }: { at: string }, { date }) =>
    `${date(at, { weekday: 'short' })} ${date(at, { day: 'numeric', month: 'short' })}`,
  dayAndTime: ({ at, timeZone }: { at: string; timeZone?: string }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short', timeZone })} ${date(at, { hour: '2-digit', minute: '2-digit', timeZone })}`,

  unread: 'unread',
  messageSent: 'Your message was sent',
  sendFailed: 'Failed to send message',
  pleaseTryAgain: 'Please try again',
  newMessageFrom: ({ person }: { person: string }, { name }) => `New message from ${name(person)}`,
});
