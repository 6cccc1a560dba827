import type { texts as sharedConnectionsServerEnglish } from '@/lib/connections/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

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

export const texts = {
  'lib/connections/server-texts': sharedConnectionsServer,
};
