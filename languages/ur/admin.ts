import type { texts as adminEnglish } from '@/components/admin/texts';
import type { texts as sharedAdminEnglish } from '@/lib/admin/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

/** What an entry of the audit log is about. */
const TARGETS: Record<string, string> = {
  person: 'فرد',
  user: 'صارف',
  group: 'گروپ',
  game: 'میچ',
  venue: 'وینیو',
  venue_application: 'وینیو کی درخواست',
  review: 'ریویو',
  message: 'پیغام',
  coach: 'کوچ',
  coach_application: 'کوچ بننے کی درخواست',
  coach_review: 'کوچ کا ریویو',
  image: 'تصویر',
  job: 'کام',
  sport: 'کھیل',
};

/** The things of an entry with their name, where that is not only put behind it. */
const NAMED_TARGETS: Record<string, string> = {
  review: '<name/> کا ریویو',
  message: '<name/> کا پیغام',
  coach_review: 'کوچ <name/> کا ریویو',
};

/** Details of security events, and their parts. */
const DETAILS: Record<string, string> = {
  gender: 'جنس',
  link: 'ای میل کا لنک',
  passkey: 'پاس‌کی',
  password: 'پاس ورڈ',
  restored: 'بحال',
  'closed account': 'بند اکاؤنٹ',
  'own password': 'اپنا پاس ورڈ',
  'second step': 'دوسرا مرحلہ',
  'unverified Google address': 'گوگل کا غیر تصدیق شدہ پتہ',
  'removed when the address was proven': 'پتے کی تصدیق پر ہٹایا گیا',
  'group creator': 'گروپ کا بانی',
  'group organiser': 'گروپ کا آرگنائزر',
  'group member': 'گروپ کا رکن',
  sessions: 'سائن اِن',
  devices: 'نوٹیفکیشن والے آلات',
  calendar: 'کیلنڈر کا پتہ',
  'new-email': 'نیا ای میل پتہ',
  export: 'معلومات کی فائل',
};

const ENDED = /^access ended: (.+)$/;
const THING = /^(games of |suggestions of )?(group|game|venue) (\d+)$/;

function detailWords(detail: string): string {
  const [, ended] = ENDED.exec(detail) ?? [];
  if (ended) {
    const parts = ended.split(' ').map((part) => DETAILS[part] ?? '…');
    return `رسائی ختم: ${parts.join('، ')}`;
  }
  const [, of, thing = '', id = ''] = THING.exec(detail) ?? [];
  const named = `${TARGETS[thing]} ${id}`;
  if (thing) return of ? `${named} ${of === 'games of ' ? 'کے میچ' : 'کی تجاویز'}` : named;
  // A call is read as it is.
  return DETAILS[detail] ?? (detail.includes('/') ? detail : 'دیگر');
}

/** Kinds of reported things, as they stand before 'کی'. */
const THINGS: Record<string, string> = {
  person: 'فرد',
  group: 'گروپ',
  game: 'میچ',
  venue: 'وینیو',
  review: 'ریویو',
  message: 'پیغام',
  coach: 'کوچ',
  image: 'تصویر',
  coach_review: 'کوچ کے ریویو',
};

/** What was decided about a report. */
const DECISIONS: Record<string, string> = {
  dismiss: 'خارج',
  hide: 'پوشیدہ',
  warn: 'وارننگ',
  suspend: 'معطل',
  ban: 'پابندی عائد',
  resolved: 'حل شدہ',
  dismissed: 'خارج',
};

/** What is kept of a reported thing. */
const FIELDS: Record<string, string> = {
  name: 'نام',
  username: 'یوزر نیم',
  bio: 'تعارف',
  location: 'مقام',
  profileImageKey: 'پروفائل کی تصویر',
  title: 'عنوان',
  description: 'تفصیل',
  startsAt: 'آغاز',
  address: 'پتہ',
  website: 'ویب سائٹ',
  phone: 'فون',
  venueId: 'وینیو نمبر',
  rating: 'ریٹنگ',
  comment: 'تبصرہ',
  conversationId: 'چیٹ نمبر',
  content: 'پیغام',
  imageKey: 'تصویر',
  createdAt: 'وقت',
  experience: 'تجربہ',
  certifications: 'سرٹیفکیٹ',
  specialties: 'مہارتیں',
  coachId: 'کوچ نمبر',
  reply: 'جواب',
};

const admin: TextsOf<typeof adminEnglish> = {
  // Applications
  searchCoaches: 'کوچز کی درخواستوں میں تلاش',
  searchVenueApplications: 'وینیوز کی درخواستوں میں تلاش',
  coachPlaceholder: 'نام، کھیل، جگہ یا ای میل',
  venuePlaceholder: 'نام، پتہ یا ای میل',
  loadingApplications: 'درخواستیں: لوڈ ہو رہا ہے…',
  noCoachApplications: 'کوچز کی کوئی درخواست نہیں ملی۔',
  noVenueApplications: 'وینیوز کی کوئی درخواست نہیں ملی۔',
  moreApplications: 'مزید درخواستیں دکھائیں',
  pending: 'زیرِ غور',
  approved: 'منظور',
  rejected: 'نامنظور',
  applied: 'درخواست کی تاریخ: <at/>',
  adminNotesAre: '<lead>انتظامیہ کا نوٹ:</lead> <notes/>',
  approve: 'منظور کریں',
  reject: 'نامنظور کریں',
  approveName: ({ title }, { name }) => `${name(title)} کی درخواست منظور کریں`,
  rejectName: ({ title }, { name }) => `${name(title)} کی درخواست نامنظور کریں`,
  // What an application says
  sport: 'کھیل',
  experience: 'تجربہ',
  location: 'مقام',
  rate: 'فیس',
  perHour: ({ amount, currency }, { money }) => `${money(amount, currency)} فی گھنٹہ`,
  certifications: 'سرٹیفکیٹ',
  specialties: 'مہارتیں',
  none: 'کوئی نہیں',
  days: 'دن',
  phone: 'فون',
  email: 'ای میل',
  address: 'پتہ',
  city: 'شہر',
  area: 'علاقہ',
  openingHours: 'کھلنے کے اوقات',
  hours: ({ lines }) => lines.join('؛ '),
  contactPhone: 'جواب کے لیے فون',
  contactEmail: 'جواب کے لیے ای میل',
  // Decide an application
  approveCoach: 'کوچ کی درخواست منظور کریں',
  rejectCoach: 'کوچ کی درخواست نامنظور کریں',
  approveVenue: 'وینیو کی درخواست منظور کریں',
  rejectVenue: 'وینیو کی درخواست نامنظور کریں',
  notesAreRead: 'درخواست دینے والے کو یہ نظر آئے گا۔',
  processing: 'کام جاری ہے…',
  applicationApproved: 'درخواست منظور',
  applicationRejected: 'درخواست نامنظور',
  coachProcessed: 'کوچ کی درخواست پر فیصلہ محفوظ ہو گیا۔',
  venueProcessed: 'وینیو کی درخواست پر فیصلہ محفوظ ہو گیا۔',
  error: 'خرابی',
  notApproved: 'درخواست منظور نہیں ہو سکی',
  notRejected: 'درخواست نامنظور نہیں ہو سکی',

  // Figures
  loadingFigures: 'اعداد و شمار: لوڈ ہو رہا ہے…',
  counts: 'تعداد',
  lastDays: ({ days }) => `پچھلے ${days} دن`,
  jobs: 'کام',
  waiting: 'منتظر',
  overdue: 'تاخیر کا شکار',
  failed: 'ناکام',
  lastError: 'آخری خرابی: <error/>',
  mail: 'ای میلز',
  queued: 'قطار میں',
  sent: 'بھیجی گئیں',
  services: 'زیرِ استعمال سروسز',
  inAll: ({ sum, top }, { number }) =>
    `کل ${number(sum)}، ایک دن میں زیادہ سے زیادہ ${number(top)}`,
  // Names and values that the server gives in English
  figurePeople: 'لوگ',
  figureGroups: 'گروپس',
  figureVenues: 'وینیوز',
  figureGames: 'آئندہ میچز',
  figureCoaches: 'کوچز',
  figureReports: 'کھلی رپورٹیں',
  figureNewPeople: 'نئے لوگ',
  figureGamesCreated: 'نئے میچز',
  figureMessages: 'پیغامات',
  figureBookings: 'بکنگ کی درخواستیں',
  serviceSignIn: 'سائن اِن',
  servicePictures: 'تصویریں',
  serviceCaptcha: 'کیپچا',
  serviceMaps: 'نقشے',
  serviceMail: 'ای میل',
  servicePush: 'پش اطلاعات',
  serviceLog: 'آڈٹ لاگ',
  byPassword: 'پاس ورڈ',
  byPasswordAndGoogle: 'پاس ورڈ، Google',
  byPasswordAndLink: 'پاس ورڈ، لنک',
  byPasswordLinkAndGoogle: 'پاس ورڈ، لنک، Google',
  guardedByTrigger: 'ٹریگر سے محفوظ',
  appendOnly: 'اس رول کے لیے صرف اضافہ',
  off: 'بند',
  webPush: 'ویب پش',
  localDisk: 'اسی مشین پر',
  noMail: 'کوئی نہیں',
  localOutbox: 'آؤٹ باکس',

  loadingJobs: 'ناکام کام: لوڈ ہو رہا ہے…',
  noJobs: 'کوئی ناکام کام نہیں۔',
  noJobsHint:
    'ای میلز، پش اطلاعات اور پسِ منظر کے وہ کام یہاں نظر آتے ہیں جو ہر کوشش میں ناکام ہوئے۔',
  moreJobs: 'مزید ناکام کام دکھائیں',
  jobQueued: 'کام دوبارہ قطار میں',
  jobRemoved: 'کام ہٹا دیا گیا',
  jobFailed: ({ attempts }, { plural }) =>
    plural(attempts, {
      one: '1 کوشش کے بعد <at/> کو ناکام · قطار میں: <queued/>',
      other: `${attempts} کوششوں کے بعد <at/> کو ناکام · قطار میں: <queued/>`,
    }),
  tryAgain: 'دوبارہ کوشش کریں',
  tryAgainJob: ({ job }, { name }) => `دوبارہ کوشش کریں: ${name(job)}`,
  remove: 'ہٹائیں',
  removeJob: ({ job }, { name }) => `ہٹائیں: ${name(job)}`,
  removeJobHint: 'یہ ڈیلیٹ ہو جائے گا، اور یہ کام کبھی نہیں ہو گا۔',

  'mail:send': 'ای میل بھیجنا',
  'users:tell-new-sign-in': 'نئے سائن اِن کی اطلاع دینا',
  'users:delete-due': 'اکاؤنٹ ڈیلیٹ کرنا',
  'users:make-export': 'ڈیٹا کی فائل بنانا',
  'messages:tell-unread': 'نہ پڑھے پیغامات کی اطلاع دینا',
  'messages:announce-line': 'کھلی چیٹ میں سطر دکھانا',
  'notifications:push': 'پش اطلاع بھیجنا',
  'notifications:mail-missed': 'رہ جانے والی باتیں ای میل کرنا',
  'games:release-holds': 'خالی جگہیں منتظر لوگوں کو دینا',
  'games:nudge': 'رکن سے جواب مانگنا',
  'games:tell-offer': 'خالی جگہ کی اطلاع دینا',
  'games:decide': 'دیکھنا کہ میچ کے کھلاڑی پورے ہیں یا نہیں',
  'games:open': 'میچ سب کو دکھانا',
  'bookings:close': 'بکنگ بند کرنا',

  // Audit log
  loadingLog: 'لاگ: لوڈ ہو رہا ہے…',
  nothingDecided: 'ابھی کوئی فیصلہ نہیں ہوا۔',
  exportCsv: 'CSV فائل ڈاؤن لوڈ کریں',
  action: 'عمل',
  actionPlaceholder: 'وینیو پوشیدہ',
  from: 'سے',
  to: 'تک',
  productItself: 'خود بخود',
  // What an entry is about; `type` as it is stored
  target: ({ type }) => TARGETS[type] ?? type,
  targetNamed: ({ type }) => NAMED_TARGETS[type] ?? `${TARGETS[type] ?? type}: <name/>`,
  // Security events
  loadingEvents: 'سیکیورٹی کے واقعات: لوڈ ہو رہا ہے…',
  event: 'واقعہ',
  all: 'سب',
  newBrowser: ({ device }, { name }) => `نیا براؤزر: ${name(device)}`,
  unknownAccount: ({ account }, { name }) => `نامعلوم، اکاؤنٹ ${name(account)}`,
  notSignedIn: 'سائن اِن کے بغیر',
  detail: ({ detail }) => detailWords(detail),

  // Several tabs
  search: 'تلاش کریں',
  cancel: 'رہنے دیں',
  showMore: 'مزید دکھائیں',
  failedToFetch: 'لوڈ نہیں ہو سکا',
  checkConnection: 'انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  pleaseTryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
  nothingFound: 'کچھ نہیں ملا۔',
  nameEmailOrId: 'نام، ای میل یا نمبر',
  nameAddressOrId: 'نام، پتہ یا نمبر',
  person: 'فرد',
  adminsOnly: 'یہ صرف انتظامیہ کو نظر آئے گا۔',
  adminNotes: 'انتظامیہ کا نوٹ',
  notesPlaceholder: 'اس فیصلے کے بارے میں کچھ لکھنا ہو تو یہاں لکھیں…',
  list: ({ items }, { name }) => items.map(name).join('، '),
  // The console
  title: 'سائٹ کا انتظام',
  administration: 'انتظام',
  pendingCoaches: 'کوچز کی زیرِ غور درخواستیں',
  pendingVenues: 'وینیوز کی زیرِ غور درخواستیں',
  coachesTab: ({ count }) => `کوچز کی درخواستیں (${count} زیرِ غور)`,
  venuesTab: ({ count }) => `وینیوز کی درخواستیں (${count} زیرِ غور)`,
  placesTab: 'وینیوز',
  sportsTab: 'کھیل',
  reportsTab: 'رپورٹیں',
  peopleTab: 'لوگ',
  figuresTab: 'اعداد و شمار',
  jobsTab: 'ناکام کام',
  logTab: 'آڈٹ لاگ',
  eventsTab: 'سیکیورٹی کے واقعات',
  securityTab: 'آپ کا سائن اِن',
  // Two-step sign-in
  twoStep: 'دو مرحلوں والا سائن اِن',
  twoStepOff: 'دو مرحلوں والا سائن اِن آف ہے۔',
  setItUp: 'سیٹ اپ کریں',
  gateHint: 'یہ صفحہ تب کھلے گا جب آپ کا سائن اِن دو مرحلوں والا ہو جائے۔',
  // What is wrong with the installation
  installation: 'انسٹالیشن',
  findings: ({ count }, { plural }) =>
    plural(count, {
      one: 'سائٹ کی ایک بات آپ کی توجہ چاہتی ہے',
      other: `سائٹ کی ${count} باتیں آپ کی توجہ چاہتی ہیں`,
    }),

  // People
  searchPeople: 'لوگوں میں تلاش',
  loadingPeople: 'لوگ: لوڈ ہو رہا ہے…',
  noPeople: 'کوئی فرد نہیں ملا۔',
  morePeople: 'مزید لوگ دکھائیں',
  personFacts: ({ joined, sessions }, { date, plural }) => {
    const day = date(joined, { day: 'numeric', month: 'short', year: 'numeric' });
    return plural(sessions, {
      one: `<email/> · شمولیت: ${day} · 1 سائن اِن جاری`,
      other: `<email/> · شمولیت: ${day} · ${sessions} سائن اِن جاری`,
    });
  },
  admin: 'انتظامیہ',
  banned: 'پابندی عائد',
  suspendedUntil: ({ until }, { date }) =>
    `${date(until, { day: 'numeric', month: 'short', year: 'numeric' })} تک معطل`,
  openReports: ({ count }, { plural }) =>
    plural(count, { one: '1 کھلی رپورٹ', other: `${count} کھلی رپورٹیں` }),
  warnings: ({ count }, { plural }) => plural(count, { one: '1 وارننگ', other: `${count} وارننگ` }),
  // What an admin does with a person
  suspend: 'معطل کریں',
  suspendName: ({ person }, { name }) => `${name(person)} کو معطل کریں`,
  suspendTitle: ({ person }, { name }) => `معطل کریں: ${name(person)}`,
  suspendHint: 'فوراً ہر جگہ سے سائن آؤٹ، اور مدت ختم ہونے تک سائن اِن نہیں ہو سکے گا۔',
  suspended: 'معطل کر دیا گیا',
  ban: 'پابندی لگائیں',
  banName: ({ person }, { name }) => `${name(person)} پر پابندی لگائیں`,
  banTitle: ({ person }, { name }) => `پابندی لگائیں: ${name(person)}`,
  banHint: 'فوراً ہر جگہ سے سائن آؤٹ، اور سائن اِن نہیں ہو سکے گا۔',
  personBanned: 'پابندی لگا دی گئی',
  restore: 'بحال کریں',
  restoreName: ({ person }, { name }) => `${name(person)} کو بحال کریں`,
  restoreTitle: ({ person }, { name }) => `بحال کریں: ${name(person)}`,
  restoreHint: 'دوبارہ سائن اِن ہو سکے گا۔',
  restored: 'بحال کر دیا گیا',
  endSessions: 'ہر جگہ سے سائن آؤٹ کریں',
  endSessionsName: ({ person }, { name }) => `${name(person)} کو ہر جگہ سے سائن آؤٹ کریں`,
  endSessionsTitle: ({ person }, { name }) => `ہر جگہ سے سائن آؤٹ کریں: ${name(person)}`,
  endSessionsHint: 'ہر جگہ سے سائن آؤٹ۔ دوبارہ سائن اِن ہو سکے گا۔',
  sessionsEnded: 'ہر جگہ سے سائن آؤٹ کر دیا گیا',
  howLong: 'کتنی مدت کے لیے',
  dayCount: ({ count }, { plural }) => plural(count, { one: '1 دن', other: `${count} دن` }),

  // Reports
  searchReports: 'رپورٹوں میں تلاش',
  reportsPlaceholder: 'نام، الفاظ یا نمبر',
  show: 'دکھائیں',
  open: 'کھلی',
  resolved: 'حل شدہ',
  dismissed: 'خارج',
  loadingReports: 'رپورٹیں: لوڈ ہو رہا ہے…',
  noReports: 'کوئی رپورٹ نہیں ملی۔',
  noReportsHint: 'فی الحال آپ کی توجہ درکار نہیں۔',
  moreReports: 'مزید رپورٹیں دکھائیں',
  reported: ({ thing }, { name }) => `${THINGS[thing] ?? name(thing)} کی رپورٹ، <at/>`,
  reportedBy: ({ thing }, { name }) =>
    `${THINGS[thing] ?? name(thing)} کی رپورٹ، <at/>، <name/> کی طرف سے`,
  decided: ({ action }) => DECISIONS[action] ?? action,
  behindIt: 'متعلقہ فرد: <name/>',
  behindItMore: ({ count }) => `متعلقہ فرد: <name/>، ${count} کھلی رپورٹیں`,
  nobodyBehind: 'اب کوئی متعلقہ فرد موجود نہیں۔',
  asReported: 'رپورٹ کے وقت: <content/>',
  whatWasSaid: 'گفتگو',
  isReported: '(اس کی رپورٹ ہے)',
  seeGroup: 'گروپ دیکھیں',
  seeGame: 'میچ دیکھیں',
  seeVenue: 'وینیو دیکھیں',
  seeCoach: 'کوچ کا صفحہ دیکھیں',
  // What was kept of the reported thing
  field: ({ field }) => FIELDS[field] ?? field,
  // What an admin does with a report; `reason` is its reason in words
  dismiss: 'خارج کریں',
  dismissReport: ({ id }) => `خارج کریں: رپورٹ ${id}`,
  dismissTitle: ({ reason }) => `خارج کریں: ${reason}`,
  dismissHint: 'کچھ نہیں بدلتا۔',
  reportDismissed: 'رپورٹ خارج',
  hide: 'چھپائیں',
  hideReport: ({ id }) => `چھپائیں: رپورٹ ${id}`,
  hideReasonTitle: ({ reason }) => `چھپائیں: ${reason}`,
  hideHint: 'یہ ہر فہرست اور صفحے سے ہٹ جائے گا۔ ڈیلیٹ نہیں ہو گا۔',
  isHidden: 'پوشیدہ',
  warn: 'وارننگ دیں',
  warnReport: ({ id }) => `وارننگ دیں: رپورٹ ${id}`,
  warnTitle: ({ reason }) => `وارننگ دیں: ${reason}`,
  warnHint: 'یہ سکرین پر تب تک رہے گی جب تک پڑھ لینے کی تصدیق نہ ہو جائے۔',
  warningSent: 'وارننگ بھیج دی گئی',
  warning: 'وارننگ',
  warningIsRead: ({ standard }) =>
    `یہ متعلقہ فرد کو نظر آئے گا۔ آپ کے الفاظ کے بغیر اس میں لکھا ہو گا: ”${standard}“`,
  suspendReport: ({ id }) => `معطل کریں: رپورٹ ${id}`,
  suspendReasonTitle: ({ reason }) => `معطل کریں: ${reason}`,
  suspendReportHint: 'ہر جگہ سے سائن آؤٹ ہو جائے گا، اور مدت ختم ہونے تک سائن اِن نہیں ہو سکے گا۔',
  banReport: ({ id }) => `پابندی لگائیں: رپورٹ ${id}`,
  banReasonTitle: ({ reason }) => `پابندی لگائیں: ${reason}`,
  banReportHint: 'ہر جگہ سے سائن آؤٹ ہو جائے گا، اور دوبارہ سائن اِن نہیں ہو سکے گا۔',

  sports: 'کھیل',
  addSport: 'کھیل شامل کریں',
  loadingSports: 'کھیل: لوڈ ہو رہا ہے…',
  popular: 'مقبول',
  editSport: ({ sport }, { name }) => `${name(sport)} کو ایڈٹ کریں`,
  editSportTitle: ({ sport }, { name }) => `ایڈٹ کریں: ${name(sport)}`,
  sportHint:
    'لوگ، گروپس، وینیوز اور میچز اسے فوراً منتخب کر سکتے ہیں۔ جس کھیل کا اپنا نشان نہ ہو، اسے ایک دائرہ ملتا ہے۔',
  save: 'محفوظ کریں',
  sportSaved: 'کھیل محفوظ ہو گیا',
  sportAdded: 'کھیل شامل ہو گیا',
  sportName: 'نام',
  emoji: 'ایموجی',
  emojiHint: ({ emoji }) => `خالی چھوڑنے پر یہ ہو گا: ${emoji}`,
  popularHint: 'مقبول: ”دریافت“ پر اپنا بٹن',

  // Venues
  suggestions: 'تجاویز',
  loadingSuggestions: 'تجاویز: لوڈ ہو رہا ہے…',
  noSuggestions: 'کوئی تجویز نہیں ملی۔',
  noSuggestionsHint: 'وینیوز میں تبدیلی کی تجاویز یہاں نظر آتی ہیں۔',
  moreSuggestions: 'مزید تجاویز دکھائیں',
  allVenues: 'تمام وینیوز',
  searchVenues: 'تمام وینیوز میں تلاش',
  loadingVenues: 'وینیوز: لوڈ ہو رہا ہے…',
  noVenues: 'کوئی وینیو نہیں ملا۔',
  moreVenues: 'مزید وینیوز دکھائیں',
  venueRating: ({ rating, count }, { plural }) =>
    plural(count, {
      one: `${rating}، 1 ریویو`,
      other: `${rating}، ${count} ریویو`,
    }),
  addedBy: 'شامل کرنے والا فرد: <name/>',
  runBy: 'مالک: <name/>',
  isVerified: 'تصدیق شدہ',
  isClosed: 'مستقل بند',
  suggestionCount: ({ count }, { plural }) =>
    plural(count, { one: '1 تجویز', other: `${count} تجاویز` }),
  venueNotesAreRead: 'یہ وینیو کے مالک، یا اسے شامل کرنے والے فرد کو نظر آئے گا۔',
  // What an admin does with a venue
  verify: 'تصدیق کریں',
  verifyName: ({ venue }, { name }) => `${name(venue)} کی تصدیق کریں`,
  verifyTitle: ({ venue }, { name }) => `تصدیق کریں: ${name(venue)}`,
  verifyHint: 'اب اس پر ”تصدیق شدہ“ کا نشان ہو گا۔',
  venueVerified: 'وینیو کی تصدیق ہو گئی',
  unverify: 'تصدیق ہٹائیں',
  unverifyName: ({ venue }, { name }) => `${name(venue)} کی تصدیق ہٹائیں`,
  unverifyTitle: ({ venue }, { name }) => `تصدیق ہٹائیں: ${name(venue)}`,
  unverifyHint: 'اس پر ”تصدیق شدہ“ کا نشان نہیں رہے گا۔',
  badgeRemoved: 'نشان ہٹا دیا گیا',
  close: 'مستقل بند قرار دیں',
  closeName: ({ venue }, { name }) => `${name(venue)} کو مستقل بند قرار دیں`,
  closeTitle: ({ venue }, { name }) => `مستقل بند قرار دیں: ${name(venue)}`,
  closeHint: 'اس کا صفحہ رہے گا اور اس پر ”مستقل بند“ لکھا ہو گا۔',
  markedClosed: 'وینیو مستقل بند قرار دیا گیا',
  reopen: 'کھلا قرار دیں',
  reopenName: ({ venue }, { name }) => `${name(venue)} کو کھلا قرار دیں`,
  reopenTitle: ({ venue }, { name }) => `کھلا قرار دیں: ${name(venue)}`,
  reopenHint: 'یہ پھر سے کھیلنے کی جگہوں میں نظر آئے گا۔',
  markedOpen: 'وینیو کھلا قرار دیا گیا',
  hideName: ({ venue }, { name }) => `${name(venue)} کو چھپائیں`,
  hideTitle: ({ venue }, { name }) => `چھپائیں: ${name(venue)}`,
  venueHidden: 'وینیو چھپا دیا گیا',
  showName: ({ venue }, { name }) => `${name(venue)} کو دوبارہ دکھائیں`,
  showTitle: ({ venue }, { name }) => `دوبارہ دکھائیں: ${name(venue)}`,
  showHint: 'یہ پھر ہر فہرست میں ہے۔',
  venueListed: 'وینیو دوبارہ فہرست میں',
  // Merge two venues
  merge: 'یکجا کریں',
  mergeName: ({ venue }, { name }) => `${name(venue)} کو کسی اور وینیو سے یکجا کریں`,
  mergeTitle: ({ venue }, { name }) => `یکجا کریں: ${name(venue)}`,
  mergeHint:
    'اس کے ریویوز، تصویریں اور میچز باقی رہنے والے وینیو میں چلے جائیں گے، اور اس کا ویب پتہ ہمیشہ کے لیے وہیں لے جائے گا۔ یہ واپس نہیں ہو سکتا۔',
  chooseKept: 'براہِ کرم وہ وینیو منتخب کریں جو باقی رہے',
  merged: 'وینیوز یکجا ہو گئے',
  mergedHint: 'پرانا ویب پتہ اب باقی رہنے والے وینیو پر لے جاتا ہے۔',
  findKept: 'وہ وینیو ڈھونڈیں جو باقی رہے',
  looking: 'تلاش جاری ہے…',
  keptVenue: 'وہ وینیو جو باقی رہے',
  addressAndReviews: ({ address, count }, { name }) => `${name(address)} (${count} ریویو)`,
};

const sharedAdmin: TextsOf<typeof sharedAdminEnglish> = {
  adminNotesLabel: 'انتظامیہ کا نوٹ',
  suspensionDays: 'معطلی 1، 7، 30 یا 90 دن کی ہوتی ہے',
  fromMustBeInstant: 'from میں تاریخ اور وقت ہونا چاہیے',
  beforeMustBeInstant: 'before میں تاریخ اور وقت ہونا چاہیے',
};

export const texts = {
  'components/admin/texts': admin,
  'lib/admin/texts': sharedAdmin,
};
