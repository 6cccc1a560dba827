import type { texts as english } from '@/components/invites/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  print: 'پرنٹ کریں',
};
