import type { texts as groupsPageEnglish } from '@/components/groups/page-texts';
import type { texts as sharedGroupsServerEnglish } from '@/lib/groups/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const groupsPage: TextsOf<typeof groupsPageEnglish> = {
  backToGroups: 'گروپس پر واپس',
  metaTitle: ({ group, sport, location }, { name }) =>
    `${name(group)}: ${name(sport)}${location ? `، ${name(location)}` : ''}`,
  metaMembers: ({ count, max }) => `${max} میں سے ${count} ممبر۔`,
  metaWomen: 'صرف خواتین۔',
  metaMen: 'صرف مرد۔',
  metaGroup: ({ sport, location }, { name }) =>
    `${location ? `${name(location)} میں ` : ''}${name(sport)} کا گروپ۔`,

  groups: 'گروپس',
  pleaseSignIn: 'براہِ کرم سائن اِن کریں',
  signInToSeeGroups: 'گروپس دیکھنے اور بنانے کے لیے سائن اِن کریں',

  demonstration: 'نمونے کا گروپ',
};

const sharedGroupsServer: TextsOf<typeof sharedGroupsServerEnglish> = {
  gameOfTwo: 'دو لوگوں کا میچ',
  groupNotFound: 'گروپ نہیں ملا۔',
  requestNotFound: 'درخواست نہیں ملی۔',
  inviteNotFound: 'دعوت نہیں ملی۔',
  connectionNotFound: 'رابطہ نہیں ملا۔',
  memberNotFound: 'ممبر نہیں ملا۔',
  banNotFound: 'پابندی نہیں ملی۔',
  locationNotFound: 'مقام نہیں ملا۔',
  locationSuggestions: ({ places }, { name }) =>
    `مقام نہیں ملا۔ شاید آپ کی مراد یہ ہو: ${places.map(name).join(' یا ')}۔`,

  completeProfile: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  audienceWithoutYou: 'گروپ صرف ان لوگوں کے لیے ہو سکتا ہے جن میں آپ خود بھی شامل ہوں۔',
  noSuchSport: 'ایسا کوئی کھیل نہیں ہے۔',
  tooManyGroups: ({ max }) => `آپ کے زیادہ سے زیادہ ${max} گروپ ہو سکتے ہیں۔`,
  notAskedToLead: 'آپ سے اب یہ گروپ سنبھالنے کو نہیں کہا جا رہا۔',
  theyRunTooMany: ({ max }) => `ان کے پہلے ہی ${max} گروپ ہیں۔ اس سے زیادہ ممکن نہیں۔`,
  onlyOrganisersAnnounce: 'تمام ممبران کے لیے اعلان کی اجازت صرف منتظمین کو ہے۔',
  onlyOrganisersEdit: 'گروپ ایڈٹ کرنے کی اجازت صرف منتظمین کو ہے۔',
  onlyOrganisers: 'اس کی اجازت صرف منتظمین کو ہے۔',
  onlyCreator: 'اس کی اجازت صرف گروپ کے ایڈمن کو ہے۔',
  onlyCreatorDeletes: 'گروپ ڈیلیٹ کرنے کی اجازت صرف اس کے ایڈمن کو ہے۔',
  moreMembersAlready: 'گروپ میں پہلے ہی اس سے زیادہ ممبر ہیں۔',
  membersAlready: ({ count }) => `گروپ میں پہلے ہی ${count} ممبر ہیں: حد اس سے کم نہیں ہو سکتی۔`,

  full: 'اس گروپ میں جگہ نہیں ہے۔',
  memberAlready: ({ name: person }, { name }) => `${name(person)} پہلے سے ممبر ہیں۔`,
  youAreMember: 'آپ پہلے سے ممبر ہیں۔',
  youHaveAsked: 'آپ کی طرف سے شمولیت کی درخواست پہلے ہی بھیجی جا چکی ہے۔',
  requestClosed: 'اس درخواست پر فیصلہ ہو چکا ہے یا وہ واپس لے لی گئی ہے۔',
  inviteClosed: 'اس دعوت کا جواب آ چکا ہے یا وہ واپس لے لی گئی ہے۔',
  invitedAlready: ({ name: person }, { name }) => `${name(person)} کو پہلے ہی دعوت دی جا چکی ہے۔`,
  askAgain: ({ group, hours }, { name }) =>
    `آپ نے اپنی درخواست واپس لے لی تھی۔ ${name(group)} میں شمولیت کی درخواست ${hours} گھنٹے بعد دوبارہ دی جا سکتی ہے۔`,
  inviteAgain: ({ name: person, hours }, { name }) =>
    `${name(person)} کو تھوڑی دیر پہلے دعوت دی گئی تھی۔ ${hours} گھنٹے بعد دوبارہ دعوت دی جا سکتی ہے۔`,

  handOverFirst: 'پہلے گروپ کسی اور کے حوالے کریں۔',
  handOverBeforeLeaving: 'گروپ چھوڑنے سے پہلے اسے کسی اور کے حوالے کریں۔',
  handOverUnfitting: ({ group }, { name }) =>
    `آپ ${name(group)} چلاتے ہیں، جو اس صنف کے لیے نہیں ہے۔ پہلے اسے کسی اور کے حوالے کریں یا حذف کریں۔`,
  cannotBanYourself: 'اپنے آپ پر پابندی نہیں لگائی جا سکتی۔',

  requestTitle: 'شمولیت کی نئی درخواست',
  wouldLikeToJoin: ({ name: person, group }, { name }) =>
    `${name(personInSentence(person))} نے ${name(group)} میں شمولیت کی درخواست بھیجی ہے۔`,
  newMemberTitle: 'نیا ممبر',
  personJoined: ({ name: person, group }, { name }) =>
    `${name(personInSentence(person))} نے ${name(group)} جوائن کیا۔`,
  approvedTitle: 'اب آپ ممبر ہیں',
  approved: ({ group, note }, { name }) =>
    `اب آپ ${name(group)} کے ممبر ہیں۔${note ? ` ${name(note)}` : ''}`,
  declinedTitle: 'درخواست سے معذرت',
  declined: ({ group, note }, { name }) =>
    `${name(group)} نے آپ کی درخواست سے معذرت کی ہے۔${note ? ` ${name(note)}` : ''}`,
  inviteTitle: 'گروپ کی دعوت',
  invited: ({ name: person, group }, { name }) =>
    `${name(personInSentence(person))} نے آپ کو ${name(group)} میں شامل ہونے کی دعوت دی ہے۔`,
  creatorTitle: 'ایک گروپ آپ کے حوالے',
  roleTitle: 'گروپ میں آپ کی حیثیت بدل گئی',
  creatorNow: ({ group }, { name }) => `${name(group)} اب آپ کے حوالے ہے۔`,
  leadTitle: 'ایک گروپ کی ذمہ داری',
  askedToLead: ({ group }, { name }) =>
    `آپ سے ${name(group)} سنبھالنے کو کہا گیا ہے۔ گروپ صرف آپ کی ہاں پر آپ کا ہو گا۔`,
  leadFree: ({ group }, { name }) =>
    `${name(group)} کا اب کوئی ایڈمن نہیں۔ آپ میں سے جو پہلے ہاں کہے، گروپ اسی کے حوالے ہو گا۔`,
  leadAccepted: ({ group }, { name }) =>
    `${name(group)} کسی اور نے سنبھال لیا ہے۔ آپ اب منتظم ہیں۔`,
  leadDeclinedTitle: 'گروپ آپ ہی کا ہے',
  leadDeclined: ({ group }, { name }) =>
    `جن سے آپ نے کہا تھا، انہوں نے ${name(group)} سنبھالنے سے معذرت کر لی ہے۔`,
  organiserNow: ({ group }, { name }) => `آپ کو ${name(group)} کا منتظم بنا دیا گیا ہے۔`,
  memberNow: ({ group }, { name }) => `اب آپ ${name(group)} کے عام ممبر ہیں۔`,
  removedTitle: 'اب آپ ممبر نہیں ہیں',
  removed: ({ group }, { name }) => `اب آپ ${name(group)} کے ممبر نہیں ہیں۔`,
  deletedTitle: 'گروپ ڈیلیٹ ہو گیا',
  deleted: ({ group }, { name }) =>
    `${name(group)} کو ڈیلیٹ کر دیا گیا ہے۔ اس کے تمام میچ منسوخ ہیں۔`,

  lineJoined: 'نے گروپ جوائن کیا',
  lineLeft: 'نے گروپ چھوڑ دیا',
  lineRemoved: 'کو گروپ سے نکال دیا گیا',
  lineRunsGroup: 'اب گروپ کے ایڈمن ہیں',
};

export const texts = {
  'components/groups/page-texts': groupsPage,
  'lib/groups/server-texts': sharedGroupsServer,
};
