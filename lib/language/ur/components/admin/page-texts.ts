import type { texts as english } from '@/components/admin/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  title: 'سائٹ کا انتظام',
};
