import type { texts as english } from '@/components/notifications/bell-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  notifications: 'اطلاعات',
  bellUnread: ({ count, max }) => `اطلاعات، ${count > max ? `${max} سے زیادہ` : count} نئی`,
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};
