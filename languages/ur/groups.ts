import type { texts as groupsCardEnglish } from '@/components/groups/card-texts';
import type { texts as groupsClubEnglish } from '@/components/groups/club-texts';
import type { texts as groupsDemoEnglish } from '@/components/groups/demo/texts';
import type { texts as groupsManageEnglish } from '@/components/groups/manage-texts';
import type { texts as missedEnglish } from '@/components/groups/missed-texts';
import type { texts as groupsEnglish } from '@/components/groups/texts';
import type { texts as sharedGroupsServerEnglish } from '@/lib/groups/server-texts';
import type { texts as sharedGroupsEnglish } from '@/lib/groups/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as statisticsEnglish } from '@/lib/statistics/server-texts';
import { personInSentence } from './words/stand-ins';

const groupsDemo: TextsOf<typeof groupsDemoEnglish> = {
  notice:
    'یہ ایک نمونہ ہے جس کے لوگ فرضی ہیں۔ یہاں کی کوئی چیز نہ محفوظ ہوتی ہے، نہ کسی کو بھیجی جاتی ہے۔',
  group: 'Lahore Hoops',
  demonstration: 'نمونہ',
  when: ({ time }, { clock }) => `ہفتہ، ${clock(time)}`,
  where: 'ماڈل ٹاؤن کورٹس، لاہور',
  join: 'میچ میں شامل ہوں',
  joined: 'جگہ پکی!',
  schedule: 'شیڈول',
  players: 'کھلاڑی',
  details: 'تفصیلات',
  games: 'میچز',
  gameToAdd: 'نیا میچ',
  addGame: 'میچ شامل کریں',
  game: 'اتوار کا میچ، پورا کورٹ',
  about:
    'عام دنوں میں آدھے کورٹ پر تین تین کی ٹیمیں، ویک اینڈ پر پورا کورٹ۔ ایک ہلکے اور ایک گہرے رنگ کی شرٹ ساتھ لائیں۔',
  chat: 'چیٹ',
  message: 'آپ کا پیغام',
  send: 'بھیجیں',
  line: 'حمزہ: لائٹس دس بجے تک بُک ہیں۔',
  ownLine: ({ text }, { name }) => `آپ: ${name(text)}`,
  nextGame: 'اگلا میچ',
  admin: 'ایڈمن',
  member: 'ممبر',
};

const groupsClub: TextsOf<typeof groupsClubEnglish> = {
  clubBadge: 'کلب',
  club: 'کلب',
  clubHint: ({ max }) => `زیادہ سے زیادہ ${max} ممبر۔`,
  joinsAtOnce: 'شامل ہونے کے لیے اجازت ضروری نہیں',
  organisersWrite: 'چیٹ میں صرف منتظمین لکھیں',

  searchMembers: 'ممبر تلاش کریں',
  searchAnswers: 'نیچے کے لوگوں میں تلاش کریں',
  nobodyFound: 'یہاں اس نام کا کوئی نہیں۔',
  membersFailed: 'ممبران لوڈ نہیں ہو سکے۔',
};

const groupsManage: TextsOf<typeof groupsManageEnglish> = {
  showMorePeople: 'مزید لوگ دکھائیں',
  inviteHint: 'یہ آپ کے رابطے ہیں۔ فیصلہ ان کا اپنا ہے۔',
  nobodyToInvite: 'دعوت دینے کے لیے کوئی نہیں',
  nobodyOutside: 'گروپ سے باہر آپ کا کوئی رابطہ نہیں۔ گروپ کا لنک شیئر کریں، یا کھلاڑی تلاش کریں۔',
  findPlayers: 'کھلاڑی تلاش کریں',
  inviteOf: ({ name: person }, { name }) => `${name(person)} کو دعوت دیں`,
  isInvited: ({ name: person }, { name }) => `${name(person)} کو دعوت دے دی گئی`,
  inviteFailed: 'دعوت نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  takeBack: 'دعوت واپس لیں',
  takeBackOf: ({ name: person }, { name }) => `دعوت واپس لیں: ${name(person)}`,
  inviteTakenBack: 'دعوت واپس لے لی گئی',
  inviteAgainIn: ({ name: person, hours }, { name }) =>
    `${name(person)} کو ${hours} گھنٹے بعد دوبارہ دعوت دی جا سکتی ہے۔`,
  takeBackFailed: 'دعوت واپس نہیں لی جا سکی۔ دوبارہ کوشش کریں۔',
  ban: 'پابندی لگائیں',
  banQuestion: ({ name: person }, { name }) => `${name(person)} پر پابندی لگائیں؟`,
  banHint:
    'انہیں گروپ اور اس کے میچوں سے نکال دیا جائے گا، اور پابندی ختم ہونے تک دوبارہ درخواست دینا ممکن نہیں ہو گا۔',
  banReason: 'وجہ (اختیاری)',
  banReasonHint: 'یہ صرف منتظمین کو نظر آئے گی۔',
  wasBanned: ({ name: person }, { name }) => `${name(person)} پر پابندی لگا دی گئی`,
  banFailed: 'پابندی نہیں لگ سکی۔ دوبارہ کوشش کریں۔',
  whatToDoWith: ({ name: person }, { name }) => `${name(person)} کا مینو`,
  makeOrganiser: 'منتظم بنائیں',
  makeMember: 'عام ممبر بنائیں',
  isOrganiser: ({ name: person }, { name }) => `${name(person)} اب منتظم ہیں`,
  isMember: ({ name: person }, { name }) => `${name(person)} اب عام ممبر ہیں`,
  handOver: 'گروپ حوالے کریں',
  handOverQuestion: ({ group, name: person }, { name }) =>
    `${name(group)} کو ${name(person)} کے حوالے کریں؟`,
  handOverHint:
    'پہلے ان سے پوچھا جائے گا۔ ان کی ہاں پر گروپ ان کے حوالے ہو گا اور آپ کی حیثیت منتظم کی رہے گی۔ یہ پھر واپس نہیں لیا جا سکتا۔',
  handOverButton: 'پوچھیں',
  askedToLead: ({ name: person }, { name }) => `${name(person)} سے پوچھ لیا گیا`,
  removeQuestion: ({ name: person }, { name }) => `${name(person)} کو گروپ سے نکالیں؟`,
  removeHint:
    'آئندہ میچوں میں ان کی جگہیں ویٹنگ لسٹ کے اگلے ناموں کو ملیں گی۔ وہ چاہیں تو شمولیت کی درخواست دوبارہ دی جا سکتی ہے۔',
  wasRemoved: ({ name: person }, { name }) => `${name(person)} کو گروپ سے نکال دیا گیا`,
  leaveQuestion: ({ group }, { name }) => `${name(group)} کو چھوڑیں؟`,
  leaveHint:
    'اس کے میچوں میں آپ کی جگہیں ویٹنگ لسٹ کے اگلے ناموں کو ملیں گی۔ واپسی کے لیے دوبارہ شامل ہونا پڑے گا۔',
  youLeft: 'آپ نے گروپ چھوڑ دیا',
  leaveFailed: 'گروپ نہیں چھوڑا جا سکا۔ دوبارہ کوشش کریں۔',
  deleteQuestion: 'کیا یہ گروپ واقعی ڈیلیٹ کرنا ہے؟ یہ فیصلہ واپس نہیں لیا جا سکتا۔',
  groupDeleted: 'گروپ ڈیلیٹ ہو گیا',
  deleteFailed: 'گروپ ڈیلیٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};

const groups: TextsOf<typeof groupsEnglish> = {
  inactive: 'غیر فعال',
  private: 'پرائیویٹ',

  tabs: 'گروپ',
  overviewTab: 'خلاصہ',
  chatTab: 'چیٹ',
  gamesTab: 'میچز',
  moneyTab: 'حساب',
  membersTab: ({ count }) => `ممبران (${count})`,
  joinRequestsTab: ({ count }, { plural }) =>
    plural(count, { one: 'شمولیت کی درخواست', other: 'شمولیت کی درخواستیں' }),

  nextGame: 'اگلا میچ',
  noUpcomingGames: 'ابھی کوئی میچ طے نہیں',
  about: 'تعارف',
  noDescription: 'اس گروپ نے ابھی اپنے بارے میں کچھ نہیں لکھا۔',
  location: 'مقام',
  onMapInNewTab: '، نقشے پر، نئے ٹیب میں',
  locationNotSet: 'مقام نہیں بتایا گیا',

  groupNotFound: 'گروپ نہیں ملا',
  maybePrivate: 'ہو سکتا ہے کہ یہ پرائیویٹ ہو یا ڈیلیٹ ہو چکا ہو۔',

  signInToJoin: 'شامل ہونے کے لیے سائن اِن کریں',
  invitesYou: '<name/> نے آپ کو دعوت دی ہے۔',

  groups: 'گروپس',
  findGames: 'میچ ڈھونڈیں',
  createGroup: 'گروپ بنائیں',
  myGroups: 'میرے گروپس',
  seeAll: 'سب دیکھیں',
  groupsFailed: 'گروپس لوڈ نہیں ہو سکے',
  noGroupsYet: 'ابھی آپ کسی گروپ میں شامل نہیں',
  createFirstGroup: 'اپنا پہلا گروپ بنائیں',
  active: 'فعال',
  joinRequests: ({ count }, { plural }) =>
    plural(count, {
      one: 'شمولیت کی 1 درخواست',
      other: `شمولیت کی ${count} درخواستیں`,
    }),
  youRunThisGroup: 'اس گروپ کے ایڈمن آپ ہیں:',
  loadingGroups: 'گروپس: لوڈ ہو رہا ہے…',

  invites: 'دعوتیں',
  invitesYouTo: '<name/> نے آپ کو <group/> میں شامل ہونے کی دعوت دی ہے',
  accept: 'قبول کریں',
  acceptInviteTo: ({ group }, { name }) => `${name(group)} کی دعوت قبول کریں`,
  decline: 'معذرت، نہیں',
  declineInviteTo: ({ group }, { name }) => `معذرت، نہیں: ${name(group)} کی دعوت`,
  inviteDeclined: 'دعوت سے معذرت کر لی گئی',
  declineFailed: 'جواب نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔',

  searchGroups: 'گروپس تلاش کریں',
  searchHint: 'نام یا تفصیل سے گروپ تلاش کریں…',
  search: 'تلاش کریں',
  nearMe: 'میرے قریب',
  sport: 'کھیل',
  applyFilters: 'فلٹر لگائیں',
  searchResults: 'تلاش کے نتائج',
  trendingGroups: 'آپ کے آس پاس فعال گروپس',
  trendingFailed: 'قریب کے گروپس لوڈ نہیں ہو سکے',
  clearFilters: 'فلٹر صاف کریں',
  showMoreGroups: 'مزید گروپس دکھائیں',
  noGroupsFound: 'کوئی گروپ نہیں ملا',
  noGroupsHint: 'فلٹر بدل کر دیکھیں یا نیا گروپ بنائیں',
  groupsToJoin: 'شامل ہونے کے لیے گروپس',

  createNewGroup: 'نیا گروپ بنائیں',
  createHint: 'گروپ بنائیں اور مل کر میچ رکھیں',
  groupCreated: 'گروپ بن گیا!',
  groupCreatedHint: 'آپ کا نیا گروپ تیار ہے۔',
  createFailed: 'گروپ نہیں بن سکا۔ دوبارہ کوشش کریں۔',
  sportRequired: 'کھیل: لازمی',
  fillIn: 'براہِ کرم تمام لازمی خانے پُر کریں۔',
  error: 'خرابی',
  editGroup: 'گروپ ایڈٹ کریں',
  save: 'محفوظ کریں',
  groupSaved: 'گروپ محفوظ ہو گیا',
  saveFailed: 'گروپ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  activeSwitch: 'فعال: یہ لوگوں کو نظر آئے اور شمولیت کی درخواستیں آ سکیں',
  name: 'نام',
  description: 'تفصیل',
  chooseSport: 'کھیل منتخب کریں',
  maximumMembers: 'زیادہ سے زیادہ ممبر',
  area: 'علاقہ (اختیاری)',
  ownArea: 'آپ کا اپنا علاقہ',
  whoMayJoin: 'کن کے لیے',
  whoFindsIt: 'کن کو نظر آئے',
  everyone: 'سب کو',
  invitedOnly: 'صرف دعوت پانے والوں کو',
  everyMemberCreatesGames: 'ہر ممبر کو میچ رکھنے کی اجازت',

  invitePeople: 'لوگوں کو دعوت دیں',
  invite: 'دعوت دیں',

  notifications: 'اس گروپ کی اطلاعات',
  willHearOfMessages: 'اب نئے پیغامات کی اطلاع آئے گی',
  muted: 'گروپ خاموش کر دیا گیا',
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  nextSteps: 'اگلے قدم',
  nextStepsHint: 'پہلا میچ رکھیں، اور سب کو ساتھ لائیں: ایک لنک بھیج کر، یا نام سے دعوت دے کر۔',
  planFirstGame: 'پہلا میچ رکھیں',
  inviteLink: 'دعوت کا لنک',
  recentChat: 'تازہ پیغامات',
  nobodyHasWritten: 'ابھی کسی نے کچھ نہیں لکھا۔',
  deletedUser: 'ڈیلیٹ شدہ صارف',
  messageDeleted: 'یہ پیغام ڈیلیٹ کر دیا گیا',
  photo: 'تصویر',

  membersOf: ({ count, max }) => `ممبران (${max} میں سے ${count})`,
  creatorRole: 'ایڈمن',
  organiserRole: 'منتظم',
  memberRole: 'ممبر',
  leadQuestion: ({ group }, { name }) => `کیا ${name(group)} کی ذمہ داری آپ کو منظور ہے؟`,
  leadHint: 'گروپ کے ایڈمن کی خواہش ہے کہ یہ گروپ آپ کے حوالے ہو۔ معذرت بھی کی جا سکتی ہے۔',
  leadFreeHint: 'اس کا اب کوئی ایڈمن نہیں۔ جو پہلے ہاں کہے، گروپ اسی کے حوالے ہو گا۔',
  leadYes: 'ہاں، منظور ہے',
  leadNo: 'نہیں، شکریہ',
  leadTaken: 'گروپ اب آپ کے حوالے ہے',
  leadRefused: 'گروپ جیسا تھا ویسا ہی ہے',
  remove: 'نکالیں',
  banned: 'جن پر پابندی ہے',
  liftBan: 'پابندی ختم کریں',
  liftBanOf: ({ name: person }, { name }) => `${name(person)} پر سے پابندی ختم کریں`,
  mayAskAgain: ({ name: person }, { name }) => `${name(person)} کو دوبارہ درخواست دینے کی اجازت ہے`,
  liftBanFailed: 'پابندی ختم نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  joinRequestsOf: ({ count }) => `شمولیت کی درخواستیں (${count})`,
  joinRequestsFailed: 'شمولیت کی درخواستیں لوڈ نہیں ہو سکیں',
  nobodyWaiting: 'کسی کو جواب کا انتظار نہیں۔',
  wouldLikeToJoin: 'مجھے اس گروپ میں شامل ہونا ہے!',
  noteTo: ({ name: person }, { name }) => `${name(person)} کے لیے نوٹ (اختیاری)`,
  note: 'نوٹ (اختیاری)',
  approve: 'منظور کریں',
  approveOf: ({ name: person }, { name }) => `${name(person)} کی درخواست منظور کریں`,
  isMemberNow: ({ name: person }, { name }) => `${name(person)} اب ممبر ہیں`,
  declineOf: ({ name: person }, { name }) => `معذرت، نہیں: ${name(person)}`,
  requestDeclined: 'درخواست سے معذرت کر لی گئی',

  menu: 'گروپ کا مینو',
  announce: 'ممبران کے لیے اعلان کریں',
  onOwnSite: 'اپنی ویب سائٹ پر دکھائیں',
  statistics: 'اعداد و شمار',
  data: 'ڈیٹا اور دوسرے پروگرام',
  leaveGroup: 'گروپ چھوڑیں',
  reportGroup: 'گروپ رپورٹ کریں',
  deleteGroup: 'گروپ ڈیلیٹ کریں',
};

const groupsCard: TextsOf<typeof groupsCardEnglish> = {
  byCreator: 'ایڈمن: <name/>',
  members: ({ count }) => `${count} ممبر`,
  member: 'ممبر',
  busy: '…',
  join: 'شامل ہوں',
  joinOf: ({ group }, { name }) => `شامل ہوں: ${name(group)}`,
  joinGroup: 'گروپ میں شامل ہوں',
  joinGroupOf: ({ group }, { name }) => `گروپ میں شامل ہوں: ${name(group)}`,
  acceptInvite: 'دعوت قبول کریں',
  acceptInviteOf: ({ group }, { name }) => `دعوت قبول کریں: ${name(group)}`,
  requested: 'درخواست بھیج دی گئی',
  requestedOf: ({ group }, { name }) => `درخواست بھیج دی گئی: ${name(group)}`,
  requestSent: 'درخواست بھیج دی گئی',
  requestSentOf: ({ group }, { name }) => `درخواست بھیج دی گئی: ${name(group)}`,
  withdraw: 'واپس لیں',
  withdrawOf: ({ group }, { name }) => `درخواست واپس لیں: ${name(group)}`,
  withdrawRequest: 'درخواست واپس لیں',
  withdrawRequestOf: ({ group }, { name }) => `درخواست واپس لیں: ${name(group)}`,
  joined: 'اب آپ گروپ کے ممبر ہیں!',
  joinRequestSent: 'شمولیت کی درخواست بھیج دی گئی!',
  requestSentDone: 'درخواست بھیج دی گئی!',
  adminWillReview: 'جواب گروپ کے ایڈمن کی طرف سے آئے گا۔',
  joinRequestFailed: 'شمولیت کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  joinFailed: 'گروپ میں شمولیت نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  requestTakenBack: 'درخواست واپس لے لی گئی',
  askAgainIn: ({ hours }) => `${hours} گھنٹے بعد دوبارہ درخواست دی جا سکتی ہے۔`,
  withdrawFailed: 'درخواست واپس نہیں لی جا سکی۔ دوبارہ کوشش کریں۔',
};

const sharedGroups: TextsOf<typeof sharedGroupsEnglish> = {
  all: 'سب',
  women: 'صرف خواتین',
  men: 'صرف مرد',
  guardianNeeded: '18 سال سے کم عمر لوگ سرپرست کے ساتھ',
  guardianNeededSentence:
    '18 سال سے کم عمر لوگ یہاں سرپرست کے ساتھ شریک ہوتے ہیں۔ سرپرست کو سیٹنگز میں دعوت دی جا سکتی ہے۔',
  groupIsFor: ({ audience }) =>
    audience === 'women' ? 'یہ گروپ صرف خواتین کے لیے ہے۔' : 'یہ گروپ صرف مردوں کے لیے ہے۔',
  gameIsFor: ({ audience }) =>
    audience === 'women' ? 'یہ میچ صرف خواتین کے لیے ہے۔' : 'یہ میچ صرف مردوں کے لیے ہے۔',

  spotsLeft: ({ count }, { plural }) =>
    plural(count, { '=0': 'جگہ نہیں', one: '1 جگہ باقی', other: `${count} جگہیں باقی` }),

  error: 'خرابی',

  cannotJoin: 'اس گروپ میں آپ کی شمولیت ممکن نہیں۔',
  notActive: 'یہ گروپ اس وقت فعال نہیں ہے۔',

  nameLabel: 'نام',
  descriptionLabel: 'تفصیل',
  locationLabel: 'مقام',
  cityLabel: 'شہر',
  messageLabel: 'پیغام',
  noteLabel: 'نوٹ',
  reasonLabel: 'وجہ',

  membersLeast: ({ min }) => `گروپ میں کم از کم ${min} ممبروں کی جگہ ہونی چاہیے۔`,
  membersRange: ({ min, max }) => `گروپ میں ${min} سے ${max} تک ممبر ہو سکتے ہیں۔`,
  missedRange: ({ max }) => `1 سے ${max} تک کوئی پورا عدد منتخب کریں`,
  membersNotWhole: 'ممبران کی زیادہ سے زیادہ تعداد پورے عدد میں لکھیں۔',
  roleUnknown: 'حیثیت صرف member، organiser یا creator ہو سکتی ہے۔',
};

const missed: TextsOf<typeof missedEnglish> = {
  rule: 'میچوں میں غیر حاضری پر صرف ویٹنگ لسٹ',
  off: 'نہیں',
  afterGames: ({ count }) => `${count} غیر حاضریوں کے بعد`,
  missedWeeks: 'کتنے ہفتوں میں',
  waitWeeks: 'کتنے ہفتوں کے لیے',
  lateHours: 'میچ سے کتنے گھنٹے پہلے جگہ چھوڑنا بھی غیر حاضری ہے (خالی: نہیں)',

  missed: 'غیر حاضریاں',
  missedHint: ({ max, weeks, wait }) =>
    `${weeks} ہفتوں میں ${max} غیر حاضریوں کے بعد ${wait} ہفتے صرف ویٹنگ لسٹ ممکن ہے۔`,
  nobody: 'حال میں کسی کی غیر حاضری نہیں لگی۔',
  countOf: ({ count }) => `غیر حاضریاں: ${count}`,
  waitsUntil: '<until/> تک صرف ویٹنگ لسٹ',
  forgive: 'معاف کریں',
  forgiveOf: ({ player }, { name }) => `${name(player)}: غیر حاضریاں معاف کریں`,
  forgiven: ({ player }, { name }) => `${name(player)} کو اب پھر جگہ مل سکتی ہے`,
  forgiveFailed: 'معاف نہیں کیا جا سکا۔ دوبارہ کوشش کریں۔',
  youWait:
    'اس گروپ میں آپ کی غیر حاضریاں لگی ہیں: <until/> تک صرف ویٹنگ لسٹ ممکن ہے۔ منتظم کی طرف سے معافی ممکن ہے۔',
};

export const texts = {
  'components/groups/card-texts': groupsCard,
  'components/groups/demo/texts': groupsDemo,
  'components/groups/club-texts': groupsClub,
  'components/groups/missed-texts': missed,
  'components/groups/manage-texts': groupsManage,
  'components/groups/texts': groups,
  'lib/groups/texts': sharedGroups,
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
  onlyMembers: 'یہ صرف ارکان کر سکتے ہیں۔',
  onlyCreator: 'اس کی اجازت صرف گروپ کے ایڈمن کو ہے۔',
  onlyCreatorDeletes: 'گروپ ڈیلیٹ کرنے کی اجازت صرف اس کے ایڈمن کو ہے۔',
  moreMembersAlready: 'گروپ میں پہلے ہی اس سے زیادہ ممبر ہیں۔',
  clubTooLarge: ({ count, max }) =>
    `کلب میں ${count} ممبر ہیں۔ جو گروپ کلب نہ ہو، اس میں زیادہ سے زیادہ ${max} ممبر ہو سکتے ہیں۔`,
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

const statistics: TextsOf<typeof statisticsEnglish> = {
  onlyOrganisers: 'گروپ کے اعداد و شمار صرف منتظمین کو نظر آتے ہیں۔',
  onlyCreator: 'گروپ کا ڈیٹا صرف اس کا بانی رکن ڈاؤن لوڈ کر سکتا ہے۔',
  title: 'اعداد و شمار',
  lead: ({ weeks }) => `پچھلے ${weeks} ہفتوں کے میچ۔ یہ صرف منتظمین کو نظر آتا ہے۔`,
  back: ({ group }, { name }) => `${name(group)} پر واپس`,
  none: 'ابھی کوئی میچ نہیں کھیلا گیا',
  taken: 'بھری جگہیں',
  takenOf: ({ share }) => `تمام جگہوں کا ${share} %`,
  attendance: 'کھیلنے آئے',
  attendanceOf: ({ came, missed }) => `${came} آئے، ${missed} نہیں آئے`,
  unmarked: 'حاضری نہیں لگائی گئی۔',
  late: 'آخری دن چھوڑا',
  fresh: 'نئے چہرے',
  inAll: ({ count }) => `کل ${count}`,
  open: 'باقی رقم',
  ledger: 'پیسوں کا حساب',
  numbers: 'تمام اعداد',
  week: 'ہفتہ، آغاز',
  games: 'میچ',
  places: 'جگہیں',
  missed: 'نہیں آئے',
  download: 'CSV ڈاؤن لوڈ کریں',
};

export const serverTexts = {
  'lib/statistics/server-texts': statistics,
  'lib/groups/server-texts': sharedGroupsServer,
};
