import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/venues/schema/texts';

export const texts: TextsOf<typeof english> = {
  // Labels: they start the sentence of an error
  nameLabel: 'نام',
  cityLabel: 'شہر',
  countryLabel: 'ملک',
  areaLabel: 'علاقہ',
  phoneLabel: 'فون',
  descriptionLabel: 'تفصیل',
  pricingLabel: 'ریٹ',
  captionLabel: 'کیپشن',
  noteLabel: 'نوٹ',
  adminNotesLabel: 'انتظامیہ کا نوٹ',

  // The form of a venue
  nameMissing: 'براہِ کرم وینیو کا نام لکھیں۔',
  nameMax: ({ max }) => `نام میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  addressMissing: 'براہِ کرم وینیو کا پتہ لکھیں یا موجودہ مقام لیں۔',
  addressMax: ({ max }) => `پتے میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  phoneFormat: 'براہِ کرم فون نمبر اس طرح لکھیں: 03001234567',
  websiteText: 'ویب سائٹ کا پتہ متن ہونا چاہیے۔',
  websiteMax: ({ max }) => `ویب سائٹ کے پتے میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  websiteFormat: 'براہِ کرم ویب سائٹ کا پتہ اس طرح لکھیں: https://example.com',
  sportMissing: 'کم از کم ایک کھیل منتخب کریں۔',
  sportsMax: ({ max }) => `ایک وینیو میں زیادہ سے زیادہ ${max} کھیل ہو سکتے ہیں۔`,
  amenityUnknown: 'براہِ کرم فہرست میں سے سہولیات منتخب کریں۔',
  coordinatesTogether: 'عرض بلد اور طول بلد دونوں ضروری ہیں۔',
  captionsList: 'کیپشن فہرست کی شکل میں ہونے چاہییں۔',
  keptList: 'باقی رہنے والی تصویریں فہرست کی شکل میں ہونی چاہییں۔',
  imagesMax: ({ max }) => `زیادہ سے زیادہ ${max} تصویریں رکھی جاتی ہیں۔`,
  notOneOfList: 'notOneOf: وینیوز کے نمبروں کی فہرست ہونی چاہیے۔',
  captchaMissing: 'تصویریں اپ لوڈ کرنے کے لیے براہِ کرم کیپچا مکمل کریں۔',

  // Opening hours
  hoursList: 'کھلنے کے اوقات فہرست کی شکل میں ہونے چاہییں۔',
  hoursFormat: 'براہِ کرم کھلنے کے اوقات اس طرح لکھیں: 06:00 اور 22:00',
  hoursMax: ({ max }) => `کھلنے کے اوقات کے زیادہ سے زیادہ ${max} حصے ہو سکتے ہیں۔`,
  hoursOverlap: ({ day }) => `${day}: کھلنے کے اوقات ایک دوسرے سے ٹکراتے ہیں۔`,

  // Applications, suggestions, merging
  emailMissing: 'ای میل لازمی ہے۔',
  emailMax: ({ max }) => `ای میل میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  emailFormat: 'براہِ کرم درست ای میل لکھیں۔',
  kindMissing: 'براہِ کرم بتائیں کہ کیا غلط ہے۔',
  changeMissing: 'براہِ کرم بتائیں کہ کیا بدلنا چاہیے۔',
  otherListingMissing: 'براہِ کرم دوسرا اندراج منتخب کریں۔',
  closedFlag: 'closed: قدر true یا false ہونی چاہیے۔',
  stayingMissing: 'براہِ کرم وہ وینیو منتخب کریں جو باقی رہے گا۔',
};
