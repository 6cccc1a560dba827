import type { texts as messagesPageEnglish } from '@/components/messages/page-texts';
import type { texts as sharedMessagesServerEnglish } from '@/lib/messages/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { size } from './words/size';
import { personInSentence } from './words/stand-ins';

const messagesPage: TextsOf<typeof messagesPageEnglish> = {
  messages: 'پیغامات',
  signIn: 'براہِ کرم سائن اِن کریں',
  signInWhy: 'پیغامات دیکھنے کے لیے سائن اِن کریں',
};

const sharedMessagesServer: TextsOf<typeof sharedMessagesServerEnglish> = {
  // Not صارف دستیاب نہیں: the line goes on with نے or کو.
  unavailableUser: 'ایک صارف',

  photo: 'تصویر',
  messageDeleted: 'یہ پیغام ڈیلیٹ کر دیا گیا',
  messageRemoved: 'منتظم نے پیغام ہٹا دیا',

  conversationNotFound: 'چیٹ نہیں ملی۔',
  messageNotFound: 'پیغام نہیں ملا۔',
  userNotFound: 'صارف نہیں ملا۔',

  onlyKnown: ({ person }, { name }) =>
    `${name(person)} کو صرف جان پہچان کے لوگ پیغام بھیج سکتے ہیں۔ پہلے رابطہ بنائیں۔`,
  unanswered: ({ person }, { name }) =>
    `${name(person)} کا جواب آنے کے بعد مزید پیغامات بھیجے جا سکتے ہیں۔`,
  gameChatClosed: ({ days }) =>
    `میچ کی چیٹ اس کے ختم ہونے کے ${days} دن بعد بند ہو جاتی ہے۔ اسے پڑھا اب بھی جا سکتا ہے۔`,
  cannotBeWritten: 'اس فرد کو اب پیغام نہیں بھیجا جا سکتا۔',
  notYourself: 'اپنے آپ کو پیغام نہیں بھیجا جا سکتا۔',
  completeProfile: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  enoughToday: ({ max }) =>
    `ایک دن میں ${max} نئی چیٹ شروع کی جا سکتی ہیں۔ براہِ کرم کل دوبارہ کوشش کریں۔`,
  enoughOnFirstDay: ({ max }) =>
    `پہلے دن ${max} نئی چیٹ شروع کی جا سکتی ہیں۔ براہِ کرم کل دوبارہ کوشش کریں۔`,
  idUsed: 'پیغام کا یہ id پہلے ہی کسی اور پیغام کے لیے استعمال ہو چکا ہے۔',
  pictureGone: 'یہ تصویر نہیں بھیجی جا سکتی۔ براہِ کرم اسے دوبارہ منتخب کریں۔',
  selectImage: 'براہِ کرم تصویر کی فائل منتخب کریں',
  selectSmallerImage: `براہِ کرم ${size('10 MB')} سے چھوٹی تصویر منتخب کریں`,

  onlyOwnEdit: ({ minutes }) =>
    `صرف اپنے پیغامات ایڈٹ کیے جا سکتے ہیں، بھیجنے کے ${minutes} منٹ کے اندر۔`,
  onlyOwnDelete: ({ minutes }) =>
    `صرف اپنے پیغامات ڈیلیٹ کیے جا سکتے ہیں، بھیجنے کے ${minutes} منٹ کے اندر۔`,
  wasDeleted: 'یہ پیغام ڈیلیٹ ہو چکا ہے۔',
  nothingToReactTo: 'ری ایکشن دینے کے لیے یہاں کچھ نہیں۔',
  onlyOrganisersPin: 'یہاں پیغامات صرف منتظمین پن کر سکتے ہیں۔',
  cannotBePinned: 'یہ پیغام پن نہیں کیا جا سکتا۔',
  requestNotOpen: 'اس درخواست پر فیصلہ ہو چکا ہے یا وہ واپس لے لی گئی ہے۔',
  onlyOwnMessages: 'صرف اپنے پیغامات پڑھے جا سکتے ہیں۔',
  enoughAnnouncements: ({ max }) =>
    `ایک دن میں یہاں ${max} اعلان ہو چکے ہیں، اس سے زیادہ کی گنجائش نہیں۔ براہِ کرم چیٹ میں لکھیں۔`,

  announcementFor: ({ game }, { name }) => `اعلان: ${name(game)}`,
  announcementIn: ({ group }, { name }) => `${name(group)} میں اعلان`,

  wouldLikeToMessage: ({ person }, { name }) =>
    `${name(personInSentence(person))} کی طرف سے پیغام کی درخواست`,
  newMessageFrom: ({ person }, { name }) => `${name(personInSentence(person))} کا نیا پیغام`,
  newMessagesIn: ({ group }, { name }) => `${name(group)} میں نئے پیغامات`,
  newMessagesFor: ({ game }, { name }) => `${name(game)} میں نئے پیغامات`,
  quote: ({ words }) => words,
  quoteOf: ({ person, words }, { name }) => `${name(personInSentence(person))}: ${name(words)}`,
  photoOf: ({ person }, { name }) => `${name(personInSentence(person))}: تصویر`,
};

export const texts = {
  'components/messages/page-texts': messagesPage,
  'lib/messages/server-texts': sharedMessagesServer,
};
