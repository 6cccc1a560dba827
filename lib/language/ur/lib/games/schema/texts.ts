import type { texts as english } from '@/lib/games/schema/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Time.
  dateRequired: 'تاریخ لازمی ہے',
  noSuchDate: 'ایسی کوئی تاریخ نہیں',
  timeRequired: 'وقت لازمی ہے',
  noSuchTime: 'وقت 00:00 سے 23:59 تک ہو سکتا ہے',
  unknownTimeZone: 'نامعلوم ٹائم زون',

  // Labels.
  title: 'عنوان',
  description: 'تفصیل',
  location: 'مقام',
  area: 'علاقہ',
  reason: 'وجہ',
  duration: 'دورانیہ',
  players: 'کھلاڑیوں کی تعداد',
  minimum: 'کم از کم تعداد',
  cost: 'خرچ',
  guests: 'مہمانوں کی تعداد',
  guestName: 'نام',
  count: 'میچوں کی تعداد',
  hours: 'گھنٹے',

  // Numbers.
  mustBeNumber: ({ label }) => `${label}: عدد لکھیں`,
  mustBeWhole: ({ label }) => `${label}: پورا عدد لکھیں`,
  durationRange: ({ min }) => `میچ کا دورانیہ ${min} منٹ سے 24 گھنٹے تک ہو سکتا ہے`,
  playersRange: ({ min, max }) => `میچ میں ${min} سے ${max} تک کھلاڑی ہو سکتے ہیں`,
  minimumRange: 'کم از کم تعداد 1 سے لے کر زیادہ سے زیادہ تعداد تک ہو سکتی ہے',
  hoursRange: ({ max }) => `میچ شروع ہونے سے 1 سے ${max} گھنٹے پہلے تک`,
  minimumAboveMaximum: 'کم از کم تعداد زیادہ سے زیادہ تعداد سے اوپر نہیں ہو سکتی',
  costRange: ({ max }, { number }) => `خرچ 0 سے ${number(max)} تک ہو سکتا ہے`,
  guestsRange: ({ max }) => `فی کھلاڑی 0 سے ${max} تک مہمان ہو سکتے ہیں`,
  ownGuestsRange: ({ max }) => `آپ کے ساتھ 0 سے ${max} تک مہمان ہو سکتے ہیں`,
  seriesRange: ({ max }) => `ایک سلسلے میں 1 سے ${max} تک میچ ہو سکتے ہیں`,

  // Choices.
  highestBelowLowest: 'زیادہ سے زیادہ لیول کم از کم لیول سے نیچے نہیں ہو سکتا',
  unknownFrequency: 'میچ ہر ہفتے، ہر دو ہفتے بعد یا ہر مہینے دہرایا جا سکتا ہے',
  seriesEndsEarly: 'سلسلہ شروع ہونے سے پہلے ختم نہیں ہو سکتا',
  locationRequired: 'مقام لازمی ہے',
  unknownScope: 'صرف یہ میچ تبدیل کریں، یا یہ اور اس کے بعد کے میچ',
  reasonRequired: 'براہِ کرم وجہ لکھیں: یہ کھلاڑیوں کو نظر آئے گی',
  unknownAnswer: 'جواب going، maybe یا out ہو سکتا ہے',
  noMarks: 'کم از کم ایک کھلاڑی کی حاضری لگائیں',

  // Of the API.
  unknownWhen: 'خانہ when میں upcoming یا past ہونا چاہیے',
  unknownStatus: 'خانہ status میں going یا waitlisted ہونا چاہیے',
  dateFormat: 'خانہ date کی شکل یہ ہونی چاہیے: 2026-11-28',
};
