import type { texts as connectionsEnglish } from '@/components/connections/texts';
import type { texts as sharedConnectionsServerEnglish } from '@/lib/connections/server-texts';
import type { texts as sharedConnectionsEnglish } from '@/lib/connections/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const connections: TextsOf<typeof connectionsEnglish> = {
  connect: 'رابطہ بنائیں',
  connectWith: ({ person }, { name }) => `${name(person)} سے رابطہ بنائیں`,
  connected: 'رابطے میں',
  requestSent: 'درخواست بھیج دی گئی',
  takeBack: ({ person }, { name }) => `${name(person)} کو درخواست بھیج دی گئی: واپس لیں`,
  accept: 'قبول کریں',
  acceptOf: ({ person }, { name }) => `${name(person)} کی درخواست قبول کریں`,
  decline: 'معذرت، نہیں',
  declineOf: ({ person }, { name }) => `معذرت، نہیں: ${name(person)} کی درخواست`,

  nowConnected: ({ person }, { name }) => `آپ اور ${name(person)} اب رابطے میں ہیں`,
  acceptFailed: 'درخواست قبول نہیں ہو سکی۔',
  requestDeclined: 'درخواست سے معذرت کر لی گئی',
  declineFailed: 'درخواست سے معذرت نہیں ہو سکی۔',
  requestTakenBack: 'درخواست واپس لے لی گئی',
  takeBackFailed: 'درخواست واپس نہیں لی جا سکی۔',
  notConnectedAnyMore: ({ person }, { name }) => `آپ اور ${name(person)} اب رابطے میں نہیں`,
  disconnectFailed: 'رابطہ ختم نہیں ہو سکا۔',
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',

  requestsReceived: 'موصول درخواستیں',
  noneReceived: 'ابھی کوئی درخواست نہیں۔ جب کوئی آپ سے رابطہ بنانا چاہے، تو اس کا جواب یہیں دیں۔',
  requestsSent: 'بھیجی گئی درخواستیں',
  noneSent:
    'آپ کی کوئی درخواست جواب کے انتظار میں نہیں۔ اپنے قریب <link>کھلاڑی تلاش کریں</link> اور ”رابطہ بنائیں“ دبائیں۔',
  cancel: 'واپس لیں',
  cancelOf: ({ person }, { name }) => `${name(person)} کو بھیجی گئی درخواست واپس لیں`,
  connections: 'رابطے میں',
  noneConnected: 'ابھی کوئی رابطہ نہیں۔ نئے رابطے اور دو طرفہ لائک یہاں نظر آئیں گے۔',
  likedEachOther: 'دونوں طرف سے لائک',
  askedOn: '<day/> کی درخواست',
  connectedOn: '<day/> سے رابطے میں',
  exactDay: ({ iso }, { date }) =>
    `${date(iso, { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' })} UTC`,
  noLocation: 'مقام نہیں بتایا گیا',

  listFailed: 'فہرست لوڈ نہیں ہو سکی۔',
  showMore: 'مزید دکھائیں',
  loading: 'لوڈ ہو رہا ہے…',
};

const sharedConnections: TextsOf<typeof sharedConnectionsEnglish> = {
  messageLabel: 'پیغام',
  boxUnknown: 'box میں received یا sent ہونا چاہیے',
};

export const texts = {
  'components/connections/texts': connections,
  'lib/connections/texts': sharedConnections,
};

const sharedConnectionsServer: TextsOf<typeof sharedConnectionsServerEnglish> = {
  requestNotFound: 'درخواست نہیں ملی۔',
  connectionNotFound: 'رابطہ نہیں ملا۔',
  userNotFound: 'صارف نہیں ملا۔',

  onlyAskedAccepts: 'درخواست قبول کرنا صرف اس کے لیے ممکن ہے جسے بھیجی گئی۔',
  onlyAskedDeclines: 'درخواست سے معذرت صرف اس کے لیے ممکن ہے جسے بھیجی گئی۔',
  onlyRequesterCancels: 'درخواست واپس لینا صرف اس کے لیے ممکن ہے جس نے بھیجی۔',
  notOpen: 'اس درخواست پر فیصلہ ہو چکا ہے یا وہ واپس لے لی گئی ہے۔',
  notConnected: 'آپ اب رابطے میں نہیں۔',
  notYourself: 'اپنے آپ سے رابطہ نہیں بنایا جا سکتا۔',
  completeProfile: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  connectedAlready: ({ person }, { name }) => `آپ اور ${name(person)} پہلے ہی رابطے میں ہیں۔`,
  askedAlready: ({ person }, { name }) =>
    `${name(person)} کو آپ کی درخواست پہلے ہی بھیجی جا چکی ہے۔`,
  askAgainLater: ({ person, hours }, { name }) =>
    `آپ نے اپنی درخواست واپس لے لی۔ ${name(person)} کو ${hours} گھنٹے بعد دوبارہ درخواست بھیجی جا سکتی ہے۔`,
  enoughToday: ({ max }) =>
    `ایک دن میں رابطے کی ${max} درخواستیں بھیجی جا سکتی ہیں۔ براہِ کرم کل دوبارہ کوشش کریں۔`,
  enoughOnFirstDay: ({ max }) =>
    `پہلے دن رابطے کی ${max} درخواستیں بھیجی جا سکتی ہیں۔ براہِ کرم کل دوبارہ کوشش کریں۔`,

  greeting: ({ asked, asker }, { name }) =>
    `سلام ${name(asked)}! میں ${name(asker)} ہوں۔ آئیے مل کر کھیلیں!`,

  newRequest: 'رابطے کی نئی درخواست',
  wantsToConnect: ({ person }, { name }) =>
    `${name(personInSentence(person))} کی طرف سے رابطے کی درخواست آئی ہے۔`,
  accepted: 'رابطے کی درخواست قبول',
  acceptedYours: ({ person }, { name }) =>
    `${name(personInSentence(person))} نے آپ کی رابطے کی درخواست قبول کی۔`,
  somebodyAccepted: 'کسی نے آپ کی رابطے کی درخواست قبول کی۔',
};

export const serverTexts = {
  'lib/connections/server-texts': sharedConnectionsServer,
};
