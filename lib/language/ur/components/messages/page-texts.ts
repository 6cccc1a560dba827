import type { texts as english } from '@/components/messages/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  messages: 'پیغامات',
  signIn: 'براہِ کرم سائن اِن کریں',
  signInWhy: 'پیغامات دیکھنے کے لیے سائن اِن کریں',
};
