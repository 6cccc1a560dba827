import type { texts as english } from '@/lib/coaching/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { size } from '../../words/size';

export const texts: TextsOf<typeof english> = {
  // Labels
  nameLabel: 'نام',
  sportLabel: 'کھیل',
  experienceLabel: 'تجربہ',
  bioLabel: 'تعارف',
  locationLabel: 'مقام',
  phoneLabel: 'فون',
  emailLabel: 'ای میل',
  certificationsLabel: 'سرٹیفکیٹس',
  certificationLabel: 'سرٹیفکیٹ',
  specialtiesLabel: 'مہارتیں',
  specialtyLabel: 'مہارت',
  availabilityLabel: 'دستیاب دن',
  noteLabel: 'نوٹ',
  descriptionLabel: 'تفصیل',
  scheduleLabel: 'اوقات',
  areaLabel: 'علاقہ',
  // Lists
  mustBeJsonList: ({ label }) => `${label}: JSON فہرست درکار ہے`,
  mustBeList: ({ label }) => `${label}: فہرست درکار ہے`,
  listTooLong: ({ label }) => `${label}: فہرست بہت لمبی ہے`,
  tooManyEntries: ({ label, max }) => `${label}: زیادہ سے زیادہ ${max} اندراج`,
  // Application and page of a coach
  rateRequired: 'فی گھنٹہ فیس لازمی ہے۔',
  rateWhole: 'فی گھنٹہ فیس پورا عدد ہونی چاہیے۔',
  rateRange: ({ min, max }) => `فی گھنٹہ فیس ${min} سے ${max} تک، پورا عدد ہونی چاہیے۔`,
  chooseCurrency: 'براہِ کرم فہرست میں سے کرنسی منتخب کریں۔',
  phoneWrong: 'براہِ کرم درست فون نمبر لکھیں، جیسے 03001234567۔',
  emailWrong: 'براہِ کرم درست ای میل لکھیں۔',
  availabilityWrong: 'دستیاب دن پیر سے اتوار تک کے ہوتے ہیں۔',
  imageWrong: 'براہِ کرم کوئی تصویر منتخب کریں۔',
  imageTooLarge: `تصویر ${size('10 MB')} سے چھوٹی ہونی چاہیے۔`,
  captchaMissing: 'تصویر اپ لوڈ کرنے کے لیے براہِ کرم کیپچا مکمل کریں۔',
  // Hours and days off
  hoursWrong: 'اوقات کا اختتام آغاز کے بعد اور اسی دن ہونا چاہیے۔',
  weekdayWrong: 'ہفتے کا دن 1 سے 7 تک ہوتا ہے۔',
  tooManyHours: 'یہ اوقات بہت زیادہ ہیں۔',
  hoursOverlap: 'ایک ہی دن کے اوقات آپس میں نہیں ٹکرا سکتے۔',
  firstDayRequired: 'پہلا دن لازمی ہے۔',
  firstDayWrong: 'پہلے دن کے لیے درست تاریخ دیں، جیسے 31 دسمبر 2026۔',
  lastDayRequired: 'آخری دن لازمی ہے۔',
  lastDayWrong: 'آخری دن کے لیے درست تاریخ دیں، جیسے 31 دسمبر 2026۔',
  daysTurned: 'آخری دن پہلے دن سے پہلے نہیں ہو سکتا۔',
  // Classes
  classDuration: ({ min, max }) => `دورانیہ ${min} سے ${max} منٹ تک ہونا چاہیے۔`,
  priceWhole: 'قیمت پورا عدد ہونی چاہیے۔',
  priceLow: 'قیمت 0 سے کم نہیں ہو سکتی۔',
  priceHigh: ({ max }, { number }) => `قیمت زیادہ سے زیادہ ${number(max)} ہو سکتی ہے۔`,
  groupSizeRange: ({ min, max }) => `گروپ میں ${min} سے ${max} تک افراد ہونے چاہییں۔`,
  // Venues and packages
  tooManyVenues: ({ max }) => `زیادہ سے زیادہ ${max} وینیو`,
  packageSessions: ({ min, max }) => `پیکج میں ${min} سے ${max} تک سیشن ہو سکتے ہیں۔`,
  packagePrice: ({ min, max }, { number }) =>
    `پیکج کی قیمت ${number(min)} سے ${number(max)} تک ہو سکتی ہے۔`,
  packageDays: ({ min, max }) => `پیکج کی میعاد ${min} سے ${max} دن تک ہو سکتی ہے۔`,
  tooManyPackages: ({ max }) => `زیادہ سے زیادہ ${max} پیکج`,
  packagesAlike: 'دو پیکجز میں سیشن کی تعداد ایک جیسی نہیں ہو سکتی۔',
  // Filters of the directory
  priceBandWrong: 'براہِ کرم قیمت منتخب کریں: کم، درمیانی یا زیادہ۔',
};
