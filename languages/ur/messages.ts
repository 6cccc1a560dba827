import type { texts as messagesChatEnglish } from '@/components/messages/chat-texts';
import type { texts as messagesPictureEnglish } from '@/components/messages/picture-texts';
import type { texts as messagesEnglish } from '@/components/messages/texts';
import type { texts as sharedMessagesServerEnglish } from '@/lib/messages/server-texts';
import type { texts as sharedMessagesEnglish } from '@/lib/messages/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { size } from './words/size';
import { personInSentence } from './words/stand-ins';

const messagesChat: TextsOf<typeof messagesChatEnglish> = {
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  cancel: 'رہنے دیں',
  close: 'بند کریں',
  loading: 'لوڈ ہو رہا ہے…',
  photo: 'تصویر',

  messages: 'پیغامات',
  fetchFailed: 'پیغامات لوڈ نہیں ہو سکے',
  earlierConversations: 'پہلے کی چیٹس',
  noMessages: 'ابھی کوئی پیغام نہیں',
  noMessagesHint: 'کھلاڑیوں کو لائک کریں اور بات شروع کریں!',
  noRequests: 'کوئی درخواست نہیں',
  noRequestsHint: 'انجان لوگوں کے پہلے پیغامات آپ کے جواب تک یہاں رہتے ہیں۔',
  whichMessages: 'کون سے پیغامات',
  inbox: 'اِن باکس',
  requests: ({ count }) => (count > 0 ? `درخواستیں (${count})` : 'درخواستیں'),
  muted: 'خاموش',

  groupChat: 'گروپ چیٹ',
  gameChat: 'میچ کی چیٹ',
  onlineNow: 'ابھی آن لائن',
  lastSeenRecently: 'کچھ دیر پہلے آن لائن',
  chatOptions: 'چیٹ کے آپشن',
  searchChat: 'اس چیٹ میں تلاش کریں',
  mute: 'خاموش کریں',
  unmute: 'آواز کھولیں',
  chatMuted: 'چیٹ خاموش ہے',
  chatUnmuted: 'چیٹ کی آواز کھل گئی',
  viewProfile: 'پروفائل دیکھیں',
  viewGroup: 'گروپ دیکھیں',
  viewGame: 'میچ دیکھیں',
  reportPerson: '<name/> کو رپورٹ کریں',
  blockPerson: '<name/> کو بلاک کریں',

  liveIsDown: 'لائیو اپ ڈیٹس دستیاب نہیں۔ نئے پیغامات ہر چند سیکنڈ بعد لائے جا رہے ہیں۔',
  messageRequest: 'پیغام کی درخواست',
  requestNotice:
    '<name/> کی طرف سے پیغام کی درخواست آئی ہے۔ آپ کا اسے دیکھنا انہیں نظر نہیں آتا۔ جواب دینے سے درخواست قبول ہو جاتی ہے۔',
  accept: 'قبول کریں',
  decline: 'معذرت، نہیں',
  requestDeclined: 'درخواست سے معذرت کر لی گئی',
  notNotified: ({ person }, { name }) => `${name(person)} کو اس کی اطلاع نہیں دی جاتی۔`,
  pinnedMessage: 'پن کیا ہوا پیغام',
  unpinMessage: 'پیغام سے پن ہٹائیں',

  announcement: 'اعلان',
  announceToMembers: 'ممبران کے لیے اعلان کریں',
  announceToPlayers: 'کھلاڑیوں کے لیے اعلان کریں',
  announceHint:
    'سب کو اس کی اطلاع ملے گی، اور ان کی سیٹنگز کے مطابق پش اطلاع اور ای میل بھی۔ چیٹ میں یہ پن کیا جائے گا۔',
  announceWhat: 'سب کو کیا معلوم ہونا چاہیے؟',
  announce: 'اعلان کریں',
  announced: 'اعلان کر دیا گیا',
  announceFailed: 'اعلان نہیں بھیجا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',

  startConversation: 'بات شروع کریں!',
  earlierMessages: 'پہلے کے پیغامات',
  seen: 'پڑھا گیا',
  seenBy: ({ count }) => `${count} نے پڑھا`,
  typing: ({ person }, { name }) => `${name(person)}: ٹائپنگ جاری ہے…`,
  you: 'آپ',
  answeredDeleted: 'ایک پیغام جو ڈیلیٹ ہو گیا',
  removedByOrganiser: 'منتظم نے پیغام ہٹا دیا',
  deleted: 'یہ پیغام ڈیلیٹ کر دیا گیا',
  edited: 'ایڈٹ شدہ',
  reactions: 'ری ایکشن',
  reactionCount: ({ emoji, count }) => `${emoji}، ${count}`,
  pictureFrom: ({ person }, { name }) => `${name(person)} کی بھیجی ہوئی تصویر`,
  openPictureFrom: ({ person }, { name }) => `کھولیں: ${name(person)} کی بھیجی ہوئی تصویر`,
  ownPicture: 'آپ کی بھیجی ہوئی تصویر',
  openOwnPicture: 'کھولیں: آپ کی بھیجی ہوئی تصویر',
  onItsWay: 'تصویر بھیجی جا رہی ہے',
  sending: 'بھیجا جا رہا ہے…',

  optionsFor: ({ words }, { name }) => `آپشن: ${name(words)}`,
  reactWith: ({ emoji }) => `${emoji} سے ری ایکشن دیں`,
  reply: 'جواب دیں',
  edit: 'ایڈٹ کریں',
  pin: 'پن کریں',
  unpin: 'پن ہٹائیں',
  delete: 'ڈیلیٹ کریں',
  removeForEverybody: 'سب کے لیے ہٹائیں',
  report: 'رپورٹ کریں',
  thisMessage: 'یہ پیغام',

  wordsToFind: 'تلاش کے الفاظ',
  search: 'تلاش کریں',
  searching: 'تلاش جاری ہے…',
  searchFailed: 'تلاش نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  nothingFound: 'کچھ نہیں ملا۔ دوسرے الفاظ آزمائیں۔',

  messageField: 'پیغام',
  typeMessage: 'پیغام لکھیں…',
  send: 'بھیجیں',
  save: 'محفوظ کریں',
  editing: 'ایڈٹ ہو رہا ہے:',
  replyTo: ({ person }, { name }) => `${name(person)} کو جواب:`,
  replyToYourself: 'اپنے پیغام کا جواب:',
  tooLongToSend: ({ excess, max }, { number, plural }) =>
    `${plural(excess, { one: '1 حرف زیادہ ہے', other: `${number(excess)} حروف زیادہ ہیں` })}: ایک پیغام میں زیادہ سے زیادہ ${number(max)} حروف ہو سکتے ہیں۔ پہلا حصہ بھیجا جائے گا، اور باقی اگلے پیغام کے لیے یہیں رہے گا۔`,
  tooLongToSave: ({ excess, max }, { number, plural }) =>
    `${plural(excess, { one: '1 حرف زیادہ ہے', other: `${number(excess)} حروف زیادہ ہیں` })}: ایک پیغام میں زیادہ سے زیادہ ${number(max)} حروف ہو سکتے ہیں۔ براہِ کرم اسے مختصر کریں۔`,
  error: 'خرابی',
  uploadFailed: 'تصویر اپ لوڈ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  goesWithMessage: 'پیغام کے ساتھ جانے والی تصویر',
  removePicture: 'تصویر ہٹائیں',
  picturePosted: 'تصویر گروپ کی چیٹ میں آ گئی',

  // A picture that was shared with the app
  chooseChat: 'اپنی تصویر کے لیے چیٹ منتخب کریں۔',
  leaveOutPicture: 'نہ بھیجیں',
};

const messagesPicture: TextsOf<typeof messagesPictureEnglish> = {
  picture: 'تصویر',
  uploadingPicture: 'تصویر اپ لوڈ ہو رہی ہے',
  addPicture: 'تصویر شامل کریں',
};

const messages: TextsOf<typeof messagesEnglish> = {
  message: 'پیغام بھیجیں',
  messageTo: ({ person }, { name }) => `${name(person)} کو پیغام بھیجیں`,
  messageOrganiser: 'منتظم کو پیغام بھیجیں',
  messageOrganiserNamed: ({ person }, { name }) => `منتظم کو پیغام بھیجیں: ${name(person)}`,

  today: 'آج',
  yesterday: 'گزشتہ کل',
  dayLine: ({ at }, { date }) =>
    `${date(at, { weekday: 'short' })}، ${date(at, { day: 'numeric', month: 'short' })}`,
  dayAndTime: ({ at, timeZone }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short', timeZone })}، ${date(at, { hour: '2-digit', minute: '2-digit', timeZone })}`,

  unread: 'نئے',
  messageSent: 'آپ کا پیغام بھیج دیا گیا',
  sendFailed: 'پیغام نہیں بھیجا جا سکا',
  pleaseTryAgain: 'براہِ کرم دوبارہ کوشش کریں',
  newMessageFrom: ({ person }, { name }) => `${name(person)} کا نیا پیغام`,
};

const sharedMessages: TextsOf<typeof sharedMessagesEnglish> = {
  idUnfit: 'id کو 0 سے بڑا پورا عدد ہونا چاہیے',
  mustBeText: 'پیغام متن ہونا چاہیے',
  tooLong: ({ max }) => `پیغام میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  announcementTooLong: ({ max }) => `اعلان میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  clientMsgIdMustBeText: 'clientMsgId متن ہونا چاہیے',
  clientMsgIdUnfit: ({ min, max }) =>
    `clientMsgId میں ${min} سے ${max} تک حروف، ہندسے، - یا _ ہونے چاہییں`,
  typeUnknown: 'type میں text یا image ہونا چاہیے',
  groupOrReceiver: 'گروپ، میچ یا وصول کرنے والے میں سے ایک بتائیں',
  pleaseWrite: 'براہِ کرم پیغام لکھیں',
  wholeNumber: 'براہِ کرم پورا عدد لکھیں',
  notTogether: 'after اور before ایک ساتھ نہیں آ سکتے',
  reactionUnknown: ({ reactions }) => `ری ایکشن ان میں سے ایک ہو: ${reactions}`,
  typeMore: ({ min }) => `براہِ کرم کم از کم ${min} حروف لکھیں`,
  boxUnknown: 'box میں inbox یا requests ہونا چاہیے',
};

export const texts = {
  'components/messages/picture-texts': messagesPicture,
  'components/messages/chat-texts': messagesChat,
  'components/messages/texts': messages,
  'lib/messages/texts': sharedMessages,
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
  onlyOrganisersWrite: 'یہاں صرف منتظمین لکھتے ہیں۔',
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

  messages: 'پیغامات',
  signIn: 'براہِ کرم سائن اِن کریں',
  signInWhy: 'پیغامات دیکھنے کے لیے سائن اِن کریں',
};

export const serverTexts = {
  'lib/messages/server-texts': sharedMessagesServer,
};
