import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/platform/validation/texts';

export const texts: TextsOf<typeof english> = {
  tooLong: ({ label, max }) => `${label}: زیادہ سے زیادہ ${max} حروف`,
  mustBeText: ({ label }) => `${label}: یہاں متن لکھیں`,
  required: ({ label }) => `${label}: لازمی`,
  searchTooLong: 'تلاش کا متن بہت لمبا ہے',
  // Numbers and places
  idWhole: 'id کو 0 سے بڑا پورا عدد ہونا چاہیے',
  latitude: 'عرض بلد',
  longitude: 'طول بلد',
  radius: 'radius',
  mustBeNumber: ({ label }) => `${label}: یہاں عدد لکھیں`,
  latitudeRange: 'عرض بلد منفی 90 سے 90 تک ہونا چاہیے',
  longitudeRange: 'طول بلد منفی 180 سے 180 تک ہونا چاہیے',
  wholeCentre: 'latitude اور longitude ایک ساتھ دیں',
  radiusRange: ({ min, max }, { name }) =>
    `radius کو ${name(`${min} km`)} سے ${name(`${max} km`)} تک ہونا چاہیے`,
  bounds: 'bounds کو درجوں میں یوں ہونا چاہیے: south,west,north,east',
  // Pages of a list
  limitWhole: ({ max }) => `limit کو 1 سے ${max} تک پورا عدد ہونا چاہیے`,
  limitMost: ({ max }) => `limit زیادہ سے زیادہ ${max} ہو سکتا ہے`,
  cursorUnknown: 'cursor یہاں کا نہیں',
  // Reviews
  chooseStars: ({ max }) => `براہِ کرم 1 سے ${max} تک ستارے منتخب کریں`,
  comment: 'تبصرہ',
  reply: 'جواب',
  // Schemas without a sentence of their own
  giveText: 'براہِ کرم متن لکھیں',
  giveNumber: 'براہِ کرم عدد لکھیں',
  giveWholeNumber: 'براہِ کرم پورا عدد لکھیں',
  giveBoolean: 'براہِ کرم true یا false میں جواب دیں',
  giveList: 'براہِ کرم فہرست دیں',
  giveObject: 'براہِ کرم خانے JSON object کے طور پر بھیجیں',
  giveOneValue: 'براہِ کرم ایک ہی قدر دیں، کئی نہیں',
  checkValue: 'براہِ کرم اسے دوبارہ دیکھ لیں',
  atMost: ({ limit }) => `زیادہ سے زیادہ ${limit}`,
  atMostCharacters: ({ limit }) => `زیادہ سے زیادہ ${limit} حروف`,
  atMostEntries: ({ limit }) => `زیادہ سے زیادہ ${limit} اندراجات`,
  atMostBytes: ({ limit }) => `زیادہ سے زیادہ ${limit} بائٹس`,
  atLeast: ({ limit }) => `کم از کم ${limit}`,
  atLeastCharacters: ({ limit }) => `کم از کم ${limit} حروف`,
  atLeastEntries: ({ limit }) => `کم از کم ${limit} اندراجات`,
  atLeastBytes: ({ limit }) => `کم از کم ${limit} بائٹس`,
  chooseOne: ({ choices }) => `براہِ کرم ان میں سے ایک منتخب کریں: ${choices.join('، ')}`,
  validEmail: 'براہِ کرم درست ای میل لکھیں',
  notAsExpected: 'یہ مطلوبہ شکل میں نہیں لکھا گیا',
  giveMultiple: ({ divisor }) => `براہِ کرم ایسا عدد دیں جو ${divisor} پر پورا تقسیم ہو`,
};
