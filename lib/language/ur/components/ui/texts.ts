import type { texts as english } from '@/components/ui/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  close: 'بند کریں',
  toast: 'اطلاع',
  toasts: ({ key }) => `اطلاعات (${key})`,
};
