import type { texts as english } from '@/components/games/rsvp-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { companyNeeds, fewerGuests } from '../../words/games';

export const texts: TextsOf<typeof english> = {
  cancelled: 'منسوخ',
  over: 'ختم',
  underWay: 'جاری',
  hasBegun: 'شروع ہو چکا',
  kilometres: ({ km }, { number }) => `${number(km, 1)} km`,
  guests: 'مہمان',

  // Joining.
  join: 'میچ میں شامل ہوں',
  joinOf: ({ title }, { name }) => `میچ میں شامل ہوں: ${name(title)}`,
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  joinWaitlistOf: ({ title }, { name }) => `ویٹنگ لسٹ میں شامل ہوں: ${name(title)}`,
  signInToJoin: 'شامل ہونے کے لیے سائن اِن کریں',
  joined: 'جگہ پکی!',
  onWaitlist: 'آپ کا نام ویٹنگ لسٹ میں ہے',
  weTellYou: 'جگہ خالی ہوتے ہی آپ کو اطلاع ملے گی۔',
  joinFailed: 'میچ میں شمولیت نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  waitlistPlace: ({ place }) => `ویٹنگ لسٹ، نمبر ${place}`,

  // Leaving.
  leave: 'نام واپس لیں',
  leaveOf: ({ title }, { name }) => `میچ سے نام واپس لیں: ${name(title)}`,
  leaveWaitlistOf: ({ title }, { name }) => `ویٹنگ لسٹ سے نام واپس لیں: ${name(title)}`,

  // Confirming after a change.
  hasChanged: 'وقت یا مقام بدل گیا ہے۔',
  stillCome: 'میرا آنا طے ہے',
  cannotCome: 'میرا آنا ممکن نہیں',
  confirmed: 'تصدیق ہو گئی',
  confirmFailed: 'تصدیق نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  // Guests.
  guestCount: ({ count }, { plural }) =>
    plural(count, { '=0': 'کوئی مہمان نہیں', one: '1 مہمان', other: `${count} مہمان` }),
  guestCountNoPlaces: ({ count }, { plural }) =>
    plural(count, { one: '1 مہمان: جگہ نہیں', other: `${count} مہمان: جگہ نہیں` }),
  youBring: ({ count }, { plural }) =>
    plural(count, {
      '=0': 'آپ کے ساتھ کوئی مہمان نہیں',
      one: 'آپ کے ساتھ 1 مہمان',
      other: `آپ کے ساتھ ${count} مہمان`,
    }),
  youAreInAndBring: ({ count }, { plural }) =>
    plural(count, {
      '=0': 'آپ کی جگہ پکی ہے۔ آپ کے ساتھ کوئی مہمان نہیں',
      one: 'آپ کی جگہ پکی ہے۔ آپ کے ساتھ 1 مہمان',
      other: `آپ کی جگہ پکی ہے۔ آپ کے ساتھ ${count} مہمان`,
    }),
  guestsFailed: 'مہمانوں کی تعداد نہیں بدلی جا سکی۔ دوبارہ کوشش کریں۔',

  // Waiting with guests.
  seatsFreeBut: ({ guests, free }) =>
    `${free === 1 ? 'ایک جگہ خالی ہے' : `${free} جگہیں خالی ہیں`}، لیکن ${companyNeeds(guests)}۔`,
  seatsPass: ({ guests }) =>
    `${companyNeeds(guests)}، اس لیے کم جگہیں خالی ہوں تو اگلے نمبر کو ملتی ہیں۔ آپ کا نمبر برقرار رہتا ہے۔`,
  comeWith: (company) => `${fewerGuests(company)} آئیں`,
  comeWithOf: ({ title, ...company }, { name }) => `${fewerGuests(company)} آئیں: ${name(title)}`,
  youComeWith: (company) => `آپ کا آنا ${fewerGuests(company)} طے ہے۔`,
  youAreIn: 'آپ کی جگہ پکی ہے',
  placeKept: 'ویٹنگ لسٹ میں آپ کا نمبر برقرار ہے',
};
