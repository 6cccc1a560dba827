import type { texts as english } from '@/lib/invites/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  expiryFormat: 'براہِ کرم تاریخ منتخب کریں۔',
  usesRange: ({ max }) => `لنک 1 سے ${max} لوگوں تک کے لیے ہو سکتا ہے۔`,
};
