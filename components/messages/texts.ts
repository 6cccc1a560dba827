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
  dayLine: ({ at, withYear }: { at: string; withYear: boolean }, { date }) =>
    `${date(at, { weekday: 'short' })} ${date(at, {
      day: 'numeric',
      month: 'short',
      year: withYear ? 'numeric' : undefined,
    })}`,
  dayAndTime: ({ at, withYear }: { at: string; withYear: boolean }, { date }) =>
    `${date(at, {
      day: 'numeric',
      month: 'short',
      year: withYear ? 'numeric' : undefined,
    })} ${date(at, { hour: '2-digit', minute: '2-digit' })}`,
});
