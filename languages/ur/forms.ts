import type { texts as formsActionEnglish } from '@/components/forms/action-texts';
import type { texts as birthYearEnglish } from '@/components/forms/birth-year-texts';
import type { texts as formsEnglish } from '@/components/forms/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const forms: TextsOf<typeof formsEnglish> = {
  cancel: 'رہنے دیں',
  oneMoment: 'ایک لمحہ…',
  locationError: 'مقام نہیں ملا',
  locationDenied: 'مقام دیکھنے کی اجازت نہیں ملی',
  locationUnavailable: 'مقام کی معلومات دستیاب نہیں',
  locationTimeout: 'مقام معلوم کرنے میں بہت دیر لگ گئی',
  locationUnsupported: 'اس براؤزر میں مقام معلوم کرنے کی سہولت نہیں',
  locationFailed: 'آپ کا مقام معلوم نہیں ہو سکا',

  moreOptions: 'مزید آپشن',
  tryAgain: 'دوبارہ کوشش کریں',
  optional: ' (اختیاری)',
  verification: 'تصدیق',
  captchaLoading: 'کیپچا لوڈ ہو رہا ہے…',
  captchaExpired: 'کیپچا کی میعاد ختم ہو گئی۔ براہِ کرم اسے دوبارہ مکمل کریں۔',
  captchaAgain: 'براہِ کرم کیپچا دوبارہ مکمل کریں۔',
  captchaFailed: 'کیپچا لوڈ نہیں ہو سکا۔ براہِ کرم اپنا انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  // The widget of our own captcha
  notRobot: 'میں روبوٹ نہیں ہوں',
  verifying: 'تصدیق ہو رہی ہے…',
  verified: 'تصدیق ہو گئی',
  verificationFailed: 'تصدیق نہیں ہو سکی۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
  verificationExpired: 'تصدیق کی میعاد ختم ہو گئی۔ دوبارہ کوشش کریں۔',
  verificationRequired: 'تصدیق لازمی ہے!',
  verificationWait: 'تصدیق ہو رہی ہے… براہِ کرم انتظار کریں۔',
  typedIsBack: 'آپ کی پہلے لکھی ہوئی تحریر یہاں واپس موجود ہے۔',
  changePhoto: 'تصویر بدلیں',
  choosePhoto: 'تصویر منتخب کریں',
  removePhoto: 'تصویر ہٹائیں',
  wrongFileType: 'یہ تصویر کی فائل نہیں',
  selectImage: 'براہِ کرم تصویر کی فائل منتخب کریں',
  emptyFile: 'یہ فائل خالی ہے۔',
  otherFormat:
    'اس قسم کی تصویر استعمال نہیں ہو سکتی۔ براہِ کرم JPG، PNG، WebP یا GIF تصویر منتخب کریں۔',
  tooManyPixels: ({ megapixels }) =>
    `اس تصویر میں پکسل بہت زیادہ ہیں: زیادہ سے زیادہ ${megapixels} میگا پکسل۔`,
  damagedPicture: 'یہ تصویر خراب یا نامکمل ہے۔',
  fileTooLarge: 'فائل بہت بڑی ہے',
  selectSmallerImage: ({ megabytes }, { name }) =>
    `براہِ کرم ${name(`${megabytes} MB`)} سے چھوٹی تصویر منتخب کریں`,
  scaling: 'تیاری ہو رہی ہے…',
  uploading: ({ percent }) => `اپ لوڈ ہو رہا ہے… ${percent}٪`,
  uploadEnds: 'بس ہونے والا ہے…',
  uploadProgress: 'اپ لوڈ کہاں تک پہنچا',
  stopUpload: 'روکیں',
  cancelUpload: 'اپ لوڈ روکیں',
  uploadCancelled: 'اپ لوڈ روک دیا گیا',
  notUploaded: 'تصویر اپ لوڈ نہیں ہوئی۔',
  cityOrArea: 'شہر یا علاقہ',
  places: 'مقامات',
  searching: 'تلاش جاری ہے…',
  searchFailed: 'مقامات کی تلاش نہیں ہو سکی۔',
  placeNotFound: 'مقام نہیں ملا',
  placeNotFoundBut: '<lead>مقام نہیں ملا</lead><question>۔ شاید آپ کی مراد یہ ہو:</question>',
  didYouMean: 'شاید آپ کی مراد یہ ہو:',
  chooseMeant: 'جو مقام مراد ہے، اسے منتخب کریں',
  notFoundSuggestions: ({ count }, { plural }) =>
    `مقام نہیں ملا۔ ${plural(count, { '=0': 'کوئی تجویز نہیں', one: '1 تجویز', other: `${count} تجاویز` })}۔`,
  placesFound: ({ count }, { plural }) =>
    `${plural(count, { one: '1 مقام ملا', other: `${count} مقامات ملے` })}۔ تیر والے بٹنوں سے منتخب کریں۔`,
  comment: 'تبصرہ',
  writeReview: 'ریویو لکھیں',
  editYourReview: 'اپنا ریویو ایڈٹ کریں',
  submitReview: 'ریویو بھیجیں',
  saveReview: 'ریویو محفوظ کریں',
  reviewSubmitted: 'ریویو بھیج دیا گیا!',
  reviewUpdated: 'ریویو محفوظ ہو گیا',
  reviewFailed: 'ریویو نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔',
  yourReply: 'آپ کا جواب',
  saveReply: 'جواب محفوظ کریں',
  replySaved: 'جواب محفوظ ہو گیا',
  replyRemoved: 'جواب ہٹا دیا گیا',
  replyFailed: 'جواب محفوظ نہیں ہو سکا',
  rating: 'ریٹنگ',
  stars: ({ stars, max }, { plural }) =>
    `${max} میں سے ${plural(stars, { one: '1 ستارہ', other: `${stars} ستارے` })}`,
};

const formsAction: TextsOf<typeof formsActionEnglish> = {
  error: 'خرابی',
};

const birthYear: TextsOf<typeof birthYearEnglish> = {
  birthYear: 'پیدائش کا سال',
  birthYearHint:
    'یہ ایک ہی بار پوچھا جاتا ہے اور کسی کو نظر نہیں آتا۔ اِس سے کم عمر لوگ اجنبیوں سے محفوظ رہتے ہیں۔',
  choose: 'سال منتخب کریں',
};

export const texts = {
  'components/forms/birth-year-texts': birthYear,
  'components/forms/action-texts': formsAction,
  'components/forms/texts': forms,
};
