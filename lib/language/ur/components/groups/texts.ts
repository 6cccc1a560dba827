import type { texts as english } from '@/components/groups/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  inactive: 'غیر فعال',
  private: 'پرائیویٹ',

  tabs: 'گروپ',
  overviewTab: 'خلاصہ',
  chatTab: 'چیٹ',
  gamesTab: 'میچز',
  moneyTab: 'حساب',
  membersTab: ({ count }) => `ممبران (${count})`,
  joinRequests: ({ count }, { plural }) =>
    plural(count, { one: 'شمولیت کی درخواست', other: 'شمولیت کی درخواستیں' }),

  nextGame: 'اگلا میچ',
  noUpcomingGames: 'ابھی کوئی میچ طے نہیں',
  about: 'تعارف',
  noDescription: 'اس گروپ نے ابھی اپنے بارے میں کچھ نہیں لکھا۔',
  location: 'مقام',
  onMapInNewTab: '، نقشے پر، نئے ٹیب میں',
  locationNotSet: 'مقام نہیں بتایا گیا',

  maybePrivate: 'ہو سکتا ہے کہ یہ پرائیویٹ ہو یا ڈیلیٹ ہو چکا ہو۔',

  signInToJoin: 'شامل ہونے کے لیے سائن اِن کریں',
  invitesYou: '<name/> نے آپ کو دعوت دی ہے۔',
};
