import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/users/texts';

export const texts: TextsOf<typeof english> = {
  male: 'مرد',
  female: 'عورت',
  other: 'دیگر',
  'prefer-not-to-say': 'نہیں بتانا',

  nameless: 'صارف',

  nameLabel: 'نام',
  locationLabel: 'مقام',
  bioLabel: 'تعارف',
  genderChoice: 'براہِ کرم دیے گئے جوابوں میں سے ایک منتخب کریں۔',
  usernameText: 'یوزر نیم متن کی شکل میں ہونا چاہیے۔',
  usernameForm: 'یوزر نیم میں 3 سے 30 تک انگریزی حروف، ہندسے، نقطے یا انڈرسکور ہونے چاہییں۔',
  usernameReserved: 'یہ یوزر نیم دستیاب نہیں۔',
  wholePoint: 'عرض بلد اور طول بلد دونوں ایک ساتھ دیں۔',
  availabilityRange: 'availability: یہاں 0 سے 2097151 تک کا پورا عدد لکھیں',
  locationNotFound: 'مقام نہیں ملا',
  didYouMean: ({ places }, { name }) =>
    `مقام نہیں ملا۔ شاید آپ کی مراد یہ ہو: ${places.map(name).join(' یا ')}۔`,

  yearsNumber: 'تجربے کے سال ہندسوں میں لکھیں۔',
  yearsWhole: 'تجربے کے سال پورے عدد میں لکھیں۔',
  yearsNegative: 'تجربے کے سال صفر سے کم نہیں ہو سکتے۔',
  yearsMax: ({ max }) => `تجربے کے سال زیادہ سے زیادہ ${max} ہو سکتے ہیں۔`,
  achievementsLabel: 'کامیابیاں',

  passwordText: 'پاس ورڈ متن کی شکل میں ہونا چاہیے۔',
  passwordWrong: 'یہ آپ کا پاس ورڈ نہیں',
  messagePrivacyChoice:
    'براہِ کرم منتخب کریں کہ پیغام بھیجنے کی اجازت کسے ہو: anyone، members یا connections',
  unknownTopic: 'ایسا کوئی موضوع نہیں',
  topicOnce: 'ہر موضوع ایک ہی بار لکھیں۔',

  yesOrNo: ({ field }, { name }) => `${name(field)}: true یا false ہونا چاہیے`,
  deckChoice: 'deck: 0 یا 1 ہونا چاہیے',
};
