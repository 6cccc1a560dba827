import type { texts as english } from '@/components/messages/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  message: 'پیغام بھیجیں',
  messageTo: ({ person }, { name }) => `${name(person)} کو پیغام بھیجیں`,
  messageOrganiser: 'منتظم کو پیغام بھیجیں',
  messageOrganiserNamed: ({ person }, { name }) => `منتظم کو پیغام بھیجیں: ${name(person)}`,

  today: 'آج',
  yesterday: 'گزشتہ کل',
  dayLine: ({ at }, { date }) =>
    `${date(at, { weekday: 'short' })}، ${date(at, { day: 'numeric', month: 'short' })}`,
  dayAndTime: ({ at }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short' })}، ${date(at, { hour: '2-digit', minute: '2-digit' })}`,
};
