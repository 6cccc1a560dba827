import type { texts as english } from '@/lib/groups/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  all: 'سب',
  women: 'صرف خواتین',
  men: 'صرف مرد',
  groupIsFor: ({ audience }) =>
    audience === 'women' ? 'یہ گروپ صرف خواتین کے لیے ہے۔' : 'یہ گروپ صرف مردوں کے لیے ہے۔',
  gameIsFor: ({ audience }) =>
    audience === 'women' ? 'یہ میچ صرف خواتین کے لیے ہے۔' : 'یہ میچ صرف مردوں کے لیے ہے۔',

  spotsLeft: ({ count }, { plural }) =>
    plural(count, { '=0': 'جگہ نہیں', one: '1 جگہ باقی', other: `${count} جگہیں باقی` }),

  error: 'خرابی',

  cannotJoin: 'اس گروپ میں آپ کی شمولیت ممکن نہیں۔',
  notActive: 'یہ گروپ اس وقت فعال نہیں ہے۔',
};
