import type { texts as english } from '@/lib/messages/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
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
