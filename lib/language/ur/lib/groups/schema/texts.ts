import type { texts as english } from '@/lib/groups/schema/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  nameLabel: 'نام',
  descriptionLabel: 'تفصیل',
  locationLabel: 'مقام',
  cityLabel: 'شہر',
  messageLabel: 'پیغام',
  noteLabel: 'نوٹ',
  reasonLabel: 'وجہ',

  membersRange: ({ min, max }) => `گروپ میں ${min} سے ${max} تک ممبر ہو سکتے ہیں۔`,
  membersNotWhole: 'ممبران کی زیادہ سے زیادہ تعداد پورے عدد میں لکھیں۔',
  roleUnknown: 'حیثیت صرف member، organiser یا creator ہو سکتی ہے۔',
};
