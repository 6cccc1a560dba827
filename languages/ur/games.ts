import type { texts as gamesFormEnglish } from '@/components/games/form-texts';
import type { texts as lastGameEnglish } from '@/components/games/last-game-texts';
import { DAY, type texts as gamesEnglish } from '@/components/games/texts';
import type { LevelRange, texts as sharedGamesEnglish } from '@/lib/games/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { fewerGuests, partyNeeds } from './words/games';
import { LANGUAGE } from './words/language';
import { within } from './words/reach';

const levelOf = (level: SkillLevel) => levelWords(level, LANGUAGE);

function levels({ skillMin, skillMax }: LevelRange): string {
  if (skillMin && skillMax) {
    return skillMin === skillMax
      ? levelOf(skillMin)
      : `${levelOf(skillMin)} سے ${levelOf(skillMax)} تک`;
  }
  if (skillMin) return `${levelOf(skillMin)} اور اس سے اوپر`;
  return skillMax ? `${levelOf(skillMax)} تک` : 'تمام لیول';
}

const gamesForm: TextsOf<typeof gamesFormEnglish> = {
  myGames: 'میرے میچز',
  findGame: 'میچ تلاش کریں',
  upcoming: 'آئندہ',
  waitlisted: 'ویٹنگ لسٹ',
  past: 'گزشتہ',
  noneAhead: 'کوئی آئندہ میچ نہیں',
  onNoWaitlist: 'آپ کا نام کسی ویٹنگ لسٹ میں نہیں',
  noneBehind: 'ابھی کوئی گزشتہ میچ نہیں',

  calendarTitle: 'میچ اور کلاسیں آپ کے کیلنڈر میں',
  calendarWhy:
    'اپنے کیلنڈر میں ایک لنک شامل کریں، پھر آپ کے تمام میچ اور کلاسیں وہیں نظر آئیں گی، وہ کلاسیں بھی جو آپ دیں۔ جس کے پاس لنک ہو اسے یہ سب نظر آتا ہے، اس لیے لنک اپنے تک رکھیں۔',
  makeLink: 'لنک بنائیں',
  makeNewLink: 'نیا لنک بنائیں',
  linkMade: 'کیلنڈر کا لنک بن گیا',
  makeFailed: 'لنک نہیں بن سکا۔ دوبارہ کوشش کریں۔',
  takeLinkBack: 'لنک واپس لیں',
  linkGone: 'یہ لنک اب کام نہیں کرتا',
  takeBackFailed: 'لنک واپس نہیں لیا جا سکا۔ دوبارہ کوشش کریں۔',
  yourLink: 'آپ کے کیلنڈر کا لنک',

  // A seat that is offered to a waiting person
  seatUntil: ({ seats }, { plural }) =>
    plural(seats, {
      one: '<until/> تک ایک جگہ آپ کے لیے ہے۔',
      other: `<until/> تک ${seats} جگہیں آپ کے لیے ہیں۔`,
    }),
  seatGoesOn: 'وقت ختم ہو گیا۔ اب یہ جگہ اگلے نمبر کو ملے گی۔',
  takeIt: 'جگہ لیں',
  takeItOf: ({ title }, { name }) => `جگہ لیں: ${name(title)}`,
  pass: 'جگہ چھوڑیں',
  passOf: ({ title }, { name }) => `جگہ چھوڑیں: ${name(title)}`,
  seatTaken: 'آپ کی جگہ پکی ہے',
  takeFailed: 'جگہ نہیں لی جا سکی۔ دوبارہ کوشش کریں۔',
  seatPassed: 'آپ نے جگہ چھوڑ دی',
  nextIsAsked: 'اب اگلے نمبر سے پوچھا جائے گا۔',
  passFailed: 'جگہ نہیں چھوڑی جا سکی۔ دوبارہ کوشش کریں۔',

  gameCancelled: 'میچ منسوخ ہو گیا',
  goingNotified: 'تمام شرکا کو اطلاع دی جائے گی۔',
  cancelFailed: 'میچ منسوخ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  reasonSeen: 'یہ وجہ تمام شرکا اور ویٹنگ لسٹ کے لوگوں کو نظر آئے گی۔',
  keepGame: 'میچ رہنے دیں',
  reason: 'وجہ',
  cancelWhich: 'کیا منسوخ ہو',
  thisOnly: 'صرف یہ میچ',
  following: 'یہ اور اس کے بعد کے میچ',

  skipped: 'تاریخ چھوڑ دی گئی',
  restStays: 'اس کے بعد کے میچ اپنے وقت پر ہوں گے۔',
  skipFailed: 'تاریخ نہیں چھوڑی جا سکی۔ دوبارہ کوشش کریں۔',
  skipWhat: ({ when }) =>
    `یہ میچ نہیں ہو گا: ${when}۔ تمام شرکا کو اطلاع دی جائے گی، اور اس کے بعد کے میچ اپنے وقت پر ہوں گے۔`,
  reasonOptional: 'وجہ (اختیاری)',

  created: 'میچ طے ہو گیا!',
  createFailed: 'میچ نہیں رکھا جا سکا',
  fillRequired: 'براہِ کرم تمام لازمی خانے پُر کریں',
  whatIsRequired: 'عنوان، تاریخ، وقت اور مقام لازمی ہیں',
  tryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
  again: 'اگلے ہفتے پھر',
  againOf: ({ title }, { name }) => `اگلے ہفتے پھر: ${name(title)}`,
  callPlayers: 'آس پاس کے کھلاڑیوں سے پوچھیں',
  callPlayersWhat:
    'آس پاس کے زیادہ سے زیادہ دس لوگوں کو، جو اس میچ کے لیے موزوں ہوں اور یہ کھیل کھیلنا چاہتے ہوں، بتایا جاتا ہے کہ جگہ خالی ہے۔ آپ کو نظر نہیں آتا کہ وہ کون ہیں۔',
  seatCalled: 'آس پاس کے کھلاڑیوں سے پوچھ لیا گیا',
  seatCalledWhom: 'جو پہلے شامل ہو، جگہ اسی کی۔',
  seatCallFailed: 'کھلاڑیوں سے نہیں پوچھا جا سکا۔ دوبارہ کوشش کریں۔',
  duplicateGame: 'میچ کی نقل بنائیں',
  duplicateWhat: 'یہی میچ کسی اور وقت یا مقام پر، اس کے کھلاڑیوں کے بغیر۔',

  saved: 'میچ محفوظ ہو گیا',
  saveFailed: 'میچ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  editOrPostponeGame: 'میچ ایڈٹ یا ملتوی کریں',
  asksAgain: 'وقت یا مقام بدلنے پر تمام شرکا سے دوبارہ تصدیق مانگی جاتی ہے۔',
  save: 'محفوظ کریں',
  moveReason: 'وقت یا مقام بدلنے کی وجہ (اختیاری)',
  changeWhich: 'کیا تبدیل ہو',
  laterMove: 'بعد کے میچ بھی اسی دن پر چلے جائیں گے۔',

  title: 'عنوان',
  titleOf: ({ sport, date: day, time }, { date }) =>
    `${sport}، ${date(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'long' })} ${time}`,
  day: 'دن',
  today: 'آج',
  tomorrow: 'کل',
  weekday: ({ date: day }, { date }) =>
    date(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'long' }),
  date: 'تاریخ',
  time: 'وقت',
  minutes: 'منٹ',
  maxPlayers: 'زیادہ سے زیادہ کھلاڑی',
  minPlayers: 'کم از کم کھلاڑی',
  guestsEach: 'فی کھلاڑی مہمان',
  descriptionOptional: 'تفصیل (اختیاری)',
  lowestLevel: 'کم از کم لیول',
  highestLevel: 'زیادہ سے زیادہ لیول',
  anyLevel: 'کوئی بھی',
  costPerPlayer: 'فی کھلاڑی خرچ (Rs)',
  isPublic: 'پبلک: گروپ سے باہر کے لوگوں کو بھی نظر آئے اور وہ شامل ہو سکیں',

  tooFew: 'کم از کم سے تھوڑے کھلاڑی ہوں تو',
  playAnyway: 'میچ پھر بھی ہو گا',
  cancelBefore: ({ hours }, { plural }) =>
    plural(hours, {
      one: '1 گھنٹہ پہلے منسوخ',
      other: `${hours} گھنٹے پہلے منسوخ`,
    }),
  membersFirst: 'پہلے ممبرز کے لیے',
  publicAtOnce: 'نہیں: شروع سے پبلک',
  membersUntil: ({ hours }, { plural }) =>
    plural(hours, {
      one: '1 گھنٹہ پہلے پبلک',
      other: `${hours} گھنٹے پہلے پبلک`,
    }),

  never: 'کبھی نہیں',
  until: 'کب تک (اختیاری)',
  gamesOptional: 'میچوں کی تعداد (اختیاری)',
  goesOn:
    'دونوں خالی ہوں تو میچ منسوخ کیے جانے تک دہرایا جاتا ہے۔ گھڑیاں آگے یا پیچھے کی جائیں تب بھی میچ کا وقت وہی رہتا ہے۔',

  place: 'کہاں',
  aVenue: 'کوئی وینیو',
  anotherPlace: 'کوئی اور مقام',
  venue: 'وینیو',
  chooseOnMap: 'نقشے سے منتخب کریں',
  hideMap: 'نقشہ چھپائیں',
  location: 'مقام',
  privateAddress: 'پرائیویٹ پتہ: صرف کھلاڑیوں کو نظر آتا ہے',
  publicArea: 'علاقہ جو سب کو نظر آئے (اختیاری)',
  areaHint: 'خالی ہو تو گروپ کا علاقہ استعمال ہوتا ہے۔',
  chooseVenue: 'فہرست سے وینیو منتخب کریں، یا کوئی اور مقام',

  nameAreaCity: 'نام، علاقہ یا شہر',
  venuesFound: ({ count }, { plural }) =>
    plural(count, {
      '=0': 'کوئی وینیو نہیں ملا۔',
      one: '1 وینیو ملا۔',
      other: `${count} وینیو ملے۔`,
    }),
  venuesFailed: 'وینیو تلاش نہیں ہو سکے۔',
  retry: 'دوبارہ کوشش کریں',
  noVenue: 'کوئی وینیو نہیں ملا۔ اس کے بجائے ”کوئی اور مقام“ منتخب کریں۔',
  searching: 'تلاش جاری ہے…',
  venues: 'وینیوز',
  sports: ({ sports }) => sports.join('، '),
  loadingMap: 'نقشہ لوڈ ہو رہا ہے…',
  mapLabel: 'وینیو منتخب کرنے کے لیے نقشہ',

  installHint: 'Maidan کو اپنی ہوم اسکرین پر رکھیں: آپ کے میچز ایک ہی بار دبانے سے کھلیں گے۔',
  install: 'انسٹال کریں',
  notNow: 'ابھی نہیں',
  installOnIos: 'Maidan کو دو بار دبا کر اپنی ہوم اسکرین پر رکھیں:',
  iosShare: '1. <picture/> Safari کی پٹی میں Share',
  iosAdd: '2. <picture/> Add to Home Screen',
};

const games: TextsOf<typeof gamesEnglish> = {
  /** Of a game of two. */
  withPartner: '<person/> کے ساتھ',
  thisIsCancelled: 'یہ میچ منسوخ ہے۔ <reason/>',

  whenAndWhere: 'کب اور کہاں',
  shortMinutes: ({ count }) => `${count} منٹ`,
  onTheMap: 'نقشے پر',
  mapOf: ({ place }, { name }) => `نقشہ: ${name(place)}`,
  inNewTab: '، نئے ٹیب میں',
  level: 'لیول',
  whoMayPlay: 'کن کے لیے',
  cost: 'خرچ',
  costEach: ({ amount, currency }, { money }) => `فی کھلاڑی ${money(amount, currency)}`,
  free: 'مفت',
  guestsEachUpTo: ({ max }) => `فی کھلاڑی زیادہ سے زیادہ ${max}`,
  noneAllowed: 'کوئی نہیں',
  needsAtLeast: 'کم از کم',
  players: ({ count }) => `${count} کھلاڑی`,
  repeats: 'دہرایا جائے',
  weekly: 'ہر ہفتے',
  fortnightly: 'ہر دو ہفتے بعد',
  monthly: 'ہر مہینے',
  organisedBy: 'منتظم',

  decides: ({ min }) =>
    `<at/> تک ${min} سے کم شرکا ہوئے تو میچ منسوخ ہو جائے گا اور سب کو اطلاع دی جائے گی۔`,
  membersFirstUntil: '<at/> تک یہ صرف گروپ کے ممبرز کو نظر آتا ہے۔ اس کے بعد پبلک ہو گا۔',

  calendar: 'کیلنڈر',
  addToGoogle: 'Google کیلنڈر میں شامل کریں',
  calendarFile: 'کیلنڈر فائل',

  signInToMessage: 'منتظم کو پیغام بھیجنے کے لیے سائن اِن کریں',

  // A game that is hidden from the viewer
  mayBePrivate: 'ممکن ہے یہ صرف اپنے گروپ کو نظر آتا ہو، یا ڈیلیٹ ہو چکا ہو۔',

  pleaseConfirm: 'تصدیق کریں',
  isRepeated: 'سلسلہ',

  goes: ({ person, others }, { name, plural }) =>
    plural(others, {
      '=0': `شریک: ${name(person)}`,
      one: `شریک: ${name(person)} اور 1 کھلاڑی`,
      other: `شریک: ${name(person)} اور ${others} کھلاڑی`,
    }),
  youGo: ({ others }, { plural }) =>
    plural(others, {
      '=0': 'شریک: آپ',
      one: 'شریک: آپ اور 1 کھلاڑی',
      other: `شریک: آپ اور ${others} کھلاڑی`,
    }),
  goingCount: ({ count }) => `${count} شریک`,
  goingAndWaiting: ({ going, waiting }) => `${going} شریک، ${waiting} ویٹنگ لسٹ میں`,
  moreNeeded: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کے لیے ایک اور کھلاڑی درکار ہے۔',
      other: `کھیلنے کے لیے مزید ${count} کھلاڑی درکار ہیں۔`,
    }),

  fetchFailed: 'میچ لوڈ نہیں ہو سکے',
  showMore: 'مزید میچ دکھائیں',

  create: 'میچ رکھیں',
  upcomingGames: 'آئندہ میچز',
  noUpcomingGames: 'کوئی آئندہ میچ نہیں',
  pickDay: 'دن اور مقام منتخب کریں، ممبران کو اطلاع مل جائے گی۔',
  followingOf: '<game/>: <following/>',
  showPast: 'گزشتہ اور منسوخ میچ دکھائیں',
  pastGames: 'گزشتہ اور منسوخ میچ',
  noneYet: 'ابھی کوئی نہیں۔',

  planned: ({ repeats, startsOn, until, planned }, { date, plural }) => {
    const weekday = date(startsOn, { timeZone: 'UTC', weekday: 'long' });
    const every = {
      weekly: `ہر ${weekday} کو`,
      fortnightly: `ہر دوسرے ہفتے ${weekday} کو`,
      monthly: 'ہر مہینے',
    };
    const day = date(until, DAY);
    const games = plural(planned, {
      one: `ایک میچ طے ہے، ${day}`,
      other: `${day} تک ${planned} میچ طے ہیں`,
    });
    return `${every[repeats]}۔ ${games}۔`;
  },
  someFollow: ({ count, weeks }, { plural }) =>
    plural(count, {
      one: `ایک اور میچ باقی ہے، جو شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آئے گا۔`,
      other: `مزید ${count} میچ باقی ہیں۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
    }),
  moreFollow: ({ weeks }) =>
    `اس کے بعد بھی میچ ہوں گے۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,

  games: 'میچز',
  sport: 'کھیل',
  day: 'دن',
  today: 'آج',
  tomorrow: 'کل',
  weekday: ({ date: day }, { date }) => date(day, { timeZone: 'UTC', weekday: 'long' }),
  dayOf: ({ date: day }, { date }) => date(day, DAY),
  noneFound: 'کوئی میچ نہیں ملا',
  tryAnother: 'کوئی اور دن یا کھیل آزمائیں، یا گروپ بنا کر خود میچ رکھیں۔',
  noneNear: ({ km }, words) =>
    `${within(km, words)} کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  noneSuchNear: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  clearFilters: 'فلٹر صاف کریں',

  myGames: 'میرے میچز',
  nextGame: 'آپ کا اگلا میچ',

  maybe: 'شاید',
  maybeOf: ({ title }, { name }) => `شاید: ${name(title)}`,
  notGoing: 'اِس بار نہیں',
  notGoingOf: ({ title }, { name }) => `اِس بار نہیں: ${name(title)}`,
  saidMaybe: 'آپ کا جواب: شاید۔ آپ کے لیے جگہ نہیں رکھی گئی۔',
  saidNotGoing: 'آپ کا جواب: اِس بار نہیں',
  answerOf: ({ title }, { name }) => `آپ کا جواب: ${name(title)}`,
  answerFailed: 'جواب محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  maybeCount: ({ count }) => `${count} شاید`,
  maybeList: ({ count }) => `شاید (${count})`,
  outList: ({ count }) => `اِس بار نہیں (${count})`,
  noneList: ({ count }) => `ابھی جواب نہیں (${count})`,

  askForAnswers: 'جواب مانگیں',
  asked: 'ممبران سے پوچھا جا رہا ہے',
  askedHow: 'اطلاع، پُش اور ای میل سے؛ رات کو صبح سے پہلے نہیں۔',
  askFailed: 'پوچھا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  askedRecently: 'پچھلے 24 گھنٹوں میں پوچھا جا چکا ہے۔',

  add: 'شامل کریں',
  addOf: ({ name: person }, { name }) => `میچ میں شامل کریں: ${name(person)}`,
  added: ({ name: person }, { name }) => `میچ میں شامل: ${name(person)}`,
  theyAreNotified: 'انہیں اطلاع ملے گی۔',
  whatToDoWith: ({ name: person }, { name }) => `${name(person)} کا مینو`,
  moveUp: 'ایک نمبر آگے',
  moveDown: 'ایک نمبر پیچھے',
  moved: ({ name: person }, { name }) => `ویٹنگ لسٹ میں ${name(person)} کا نمبر بدل گیا`,
  changeGuests: 'مہمان بدلیں',
  guestsOf: ({ name: person }, { name }) => `${name(person)} کے مہمان`,
  guests: 'مہمان',
  save: 'محفوظ کریں',
  guestsSaved: ({ name: person }, { name }) => `${name(person)} کے مہمانوں کی تعداد محفوظ ہو گئی`,
  remove: 'میچ سے نکالیں',
  removeQuestion: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکالنا ہے؟`,
  removeHint: 'جگہ اگلے نمبر کو ملے گی۔',
  optionalReason: 'وجہ (اختیاری)',
  reasonHint: 'یہ انہیں دکھائی جائے گی۔',
  removed: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکال دیا گیا`,
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  guestName: 'بغیر اکاؤنٹ کے مہمان',
  guestHint: 'ان کا نام۔ ان کے لیے ایک جگہ رکھی جائے گی، جو بعد میں لنک سے ان کی اپنی ہو سکتی ہے۔',
  addGuest: 'مہمان شامل کریں',
  guestAdded: 'مہمان کی جگہ پکی',
  guestOfOrganiser: 'منتظم کا مہمان',
  guestLink: 'لنک',
  linkFor: ({ name: person }, { name }) => `جگہ لینے کا لنک: ${name(person)}`,
  removeGuest: ({ name: person }, { name }) => `ہٹائیں: ${name(person)}`,
  removeShort: 'ہٹائیں',

  allCame: 'سب حاضر',
  allCameDone: 'سب کی حاضری لگ گئی',
  exceptions: 'اب غیر حاضر کھلاڑیوں کی نشان دہی کریں۔',

  cancelled: 'منسوخ',
  over: 'ختم',
  underWay: 'جاری',
  hasStarted: 'شروع ہو چکا',
  kilometres: ({ km }, { number }) => `${number(km, 1)} km`,

  join: 'میچ میں شامل ہوں',
  joinOf: ({ title }, { name }) => `میچ میں شامل ہوں: ${name(title)}`,
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  joinWaitlistOf: ({ title }, { name }) => `ویٹنگ لسٹ میں شامل ہوں: ${name(title)}`,
  signInToJoin: 'شامل ہونے کے لیے سائن اِن کریں',
  joined: 'جگہ پکی!',
  lastSeat: 'یہ آخری جگہ تھی۔ میچ کے سب کھلاڑی پورے ہیں۔',
  onWaitlist: 'آپ کا نام ویٹنگ لسٹ میں ہے',
  weNotifyYou: 'جگہ خالی ہوتے ہی آپ کو اطلاع ملے گی۔',
  joinFailed: 'میچ میں شمولیت نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  waitlistPlace: ({ place }) => `ویٹنگ لسٹ، نمبر ${place}`,

  hasChanged: 'وقت یا مقام بدل گیا ہے۔',
  stillCome: 'میرا آنا طے ہے',
  cannotCome: 'میرا آنا ممکن نہیں',
  confirmed: 'تصدیق ہو گئی',
  confirmFailed: 'تصدیق نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  guestCount: ({ count }, { plural }) =>
    plural(count, { '=0': 'کوئی مہمان نہیں', one: '1 مہمان', other: `${count} مہمان` }),
  guestCountNoPlaces: ({ count }, { plural }) =>
    plural(count, { one: '1 مہمان: جگہ نہیں', other: `${count} مہمان: جگہ نہیں` }),
  oneGuestLess: 'ایک مہمان کم',
  oneGuestMore: 'ایک مہمان اور',
  youBring: ({ count }, { plural }) =>
    plural(count, {
      '=0': 'آپ کے ساتھ کوئی مہمان نہیں',
      one: 'آپ کے ساتھ 1 مہمان',
      other: `آپ کے ساتھ ${count} مہمان`,
    }),
  youAreInAndBring: ({ count }, { plural }) =>
    plural(count, {
      '=0': 'آپ کی جگہ پکی ہے۔ آپ کے ساتھ کوئی مہمان نہیں',
      one: 'آپ کی جگہ پکی ہے۔ آپ کے ساتھ 1 مہمان',
      other: `آپ کی جگہ پکی ہے۔ آپ کے ساتھ ${count} مہمان`,
    }),
  guestsFailed: 'مہمانوں کی تعداد نہیں بدلی جا سکی۔ دوبارہ کوشش کریں۔',

  seatsFreeBut: ({ guests, free }) =>
    `${free === 1 ? 'ایک جگہ خالی ہے' : `${free} جگہیں خالی ہیں`}، لیکن ${partyNeeds(guests)}۔`,
  seatsPass: ({ guests }) =>
    `${partyNeeds(guests)}، اس لیے کم جگہیں خالی ہوں تو اگلے نمبر کو ملتی ہیں۔ آپ کا نمبر برقرار رہتا ہے۔`,
  comeWith: (party) => `${fewerGuests(party)} آئیں`,
  comeWithOf: ({ title, ...party }, { name }) => `${fewerGuests(party)} آئیں: ${name(title)}`,
  youComeWith: (party) => `آپ کا آنا ${fewerGuests(party)} طے ہے۔`,
  youAreIn: 'آپ کی جگہ پکی ہے',
  placeUnchanged: 'ویٹنگ لسٹ میں آپ کا نمبر برقرار ہے',

  going: ({ count }) => `شرکا (${count})`,
  playersLater: 'جگہ ملنے پر آپ کو نظر آئے گا کہ کون کھیل رہا ہے۔',
  waitlist: ({ count }) => `ویٹنگ لسٹ (${count})`,
  waitlistOrder:
    'خالی جگہیں اسی ترتیب سے دی جاتی ہیں۔ جسے مہمانوں سمیت خالی جگہوں سے زیادہ جگہیں چاہییں، اس کی باری چھوڑ دی جاتی ہے اور اس کا نمبر برقرار رہتا ہے۔',
  toConfirm: 'تصدیق باقی',
  playersFailed: 'کھلاڑیوں کی فہرست لوڈ نہیں ہو سکی',
  came: 'حاضر',
  didNotCome: 'غیر حاضر',
  noShow: 'غیر حاضر',
  cameOf: ({ player }, { name }) => `${name(player)}: حاضر`,
  didNotComeOf: ({ player }, { name }) => `${name(player)}: غیر حاضر`,
  markFailed: 'حاضری نہیں لگائی جا سکی۔ دوبارہ کوشش کریں۔',

  chat: 'چیٹ',

  menu: 'میچ کا مینو',
  announce: 'کھلاڑیوں کے لیے اعلان کریں',
  editOrPostpone: 'ایڈٹ یا ملتوی کریں',
  inviteLink: 'دعوت کا لنک',
  duplicate: 'نقل بنائیں',
  report: 'میچ رپورٹ کریں',
  skipDate: 'یہ تاریخ چھوڑیں',
  cancel: 'میچ منسوخ کریں',

  noConnection: 'انٹرنیٹ دستیاب نہیں',
  sentLater: 'یہ اس ڈیوائس پر محفوظ ہے اور انٹرنیٹ آتے ہی بھیج دیا جائے گا۔',
  waits: ({ what }) => `انٹرنیٹ کا انتظار: ${what}`,
  takeBack: 'واپس لیں',
  iCome: 'میرا آنا طے ہے',
  iMayCome: 'شاید',
  answerSent: ({ title }, { name }) => `${name(title)} کے لیے آپ کا جواب بھیج دیا گیا`,
  answerRefused: ({ title }, { name }) => `${name(title)} کے لیے آپ کا جواب قبول نہیں ہوا`,
  attendanceSent: ({ title }, { name }) => `${name(title)} کی حاضری بھیج دی گئی`,
  attendanceRefused: ({ title }, { name }) => `${name(title)} کی حاضری قبول نہیں ہوئی`,
  tryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
};

const sharedGames: TextsOf<typeof sharedGamesEnglish> = {
  levels,

  profileFirst: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  bannedFromGroup: 'آپ کو اس گروپ کے میچ کھیلنے کی اجازت نہیں۔',
  wrongLevel: ({ sport, level, ...range }, { name }) =>
    `اس میچ کا لیول: ${levels(range)} (${name(sportWords(sport, LANGUAGE))})۔ ${
      level ? `آپ کا لیول: ${levelOf(level)}۔` : 'آپ کی پروفائل میں آپ کا لیول درج نہیں۔'
    }`,

  dateRequired: 'تاریخ لازمی ہے',
  noSuchDate: 'ایسی کوئی تاریخ نہیں',
  timeRequired: 'وقت لازمی ہے',
  noSuchTime: 'وقت 00:00 سے 23:59 تک ہو سکتا ہے',
  unknownTimeZone: 'نامعلوم ٹائم زون',

  // Labels.
  title: 'عنوان',
  description: 'تفصیل',
  location: 'مقام',
  area: 'علاقہ',
  reason: 'وجہ',
  duration: 'دورانیہ',
  players: 'کھلاڑیوں کی تعداد',
  minimum: 'کم از کم تعداد',
  cost: 'خرچ',
  guests: 'مہمانوں کی تعداد',
  count: 'میچوں کی تعداد',
  guestName: 'نام',
  hours: 'گھنٹے',

  mustBeNumber: ({ label }) => `${label}: عدد لکھیں`,
  mustBeWhole: ({ label }) => `${label}: پورا عدد لکھیں`,
  durationRange: ({ min }) => `میچ کا دورانیہ ${min} منٹ سے 24 گھنٹے تک ہو سکتا ہے`,
  playersRange: ({ min, max }) => `میچ میں ${min} سے ${max} تک کھلاڑی ہو سکتے ہیں`,
  minimumRange: 'کم از کم تعداد 1 سے لے کر زیادہ سے زیادہ تعداد تک ہو سکتی ہے',
  hoursRange: ({ max }) => `میچ شروع ہونے سے 1 سے ${max} گھنٹے پہلے تک`,
  minimumAboveMaximum: 'کم از کم تعداد زیادہ سے زیادہ تعداد سے اوپر نہیں ہو سکتی',
  costRange: ({ max }, { number }) => `خرچ 0 سے ${number(max)} تک ہو سکتا ہے`,
  guestsRange: ({ max }) => `فی کھلاڑی 0 سے ${max} تک مہمان ہو سکتے ہیں`,
  ownGuestsRange: ({ max }) => `آپ کے ساتھ 0 سے ${max} تک مہمان ہو سکتے ہیں`,
  seriesRange: ({ max }) => `ایک سلسلے میں 1 سے ${max} تک میچ ہو سکتے ہیں`,

  highestBelowLowest: 'زیادہ سے زیادہ لیول کم از کم لیول سے نیچے نہیں ہو سکتا',
  unknownFrequency: 'میچ ہر ہفتے، ہر دو ہفتے بعد یا ہر مہینے دہرایا جا سکتا ہے',
  seriesEndsEarly: 'سلسلہ شروع ہونے سے پہلے ختم نہیں ہو سکتا',
  locationRequired: 'مقام لازمی ہے',
  unknownScope: 'صرف یہ میچ تبدیل کریں، یا یہ اور اس کے بعد کے میچ',
  reasonRequired: 'براہِ کرم وجہ لکھیں: یہ کھلاڑیوں کو نظر آئے گی',
  noMarks: 'کم از کم ایک کھلاڑی کی حاضری لگائیں',
  unknownAnswer: 'جواب going، maybe یا out ہو سکتا ہے',

  // Of the API
  unknownWhen: 'خانہ when میں upcoming یا past ہونا چاہیے',
  unknownStatus: 'خانہ status میں going یا waitlisted ہونا چاہیے',
  dateFormat: 'خانہ date کی شکل یہ ہونی چاہیے: 2026-11-28',
  unknownDays: 'خانہ on میں tonight، tomorrow یا weekend ہونا چاہیے',
  unknownFilter: 'خانہ only میں level، women، room یا new ہونا چاہیے',
};

const COUNTS = ['تین', 'چار', 'پانچ', 'چھ', 'سات', 'آٹھ', 'نو', 'دس'];

const lastGame: TextsOf<typeof lastGameEnglish> = {
  lastGame: 'کھیلا گیا: <game/>',
  playedWith: ({ person, others }, { name }) =>
    others === 0 ? `${name(person)} کے ساتھ` : `${name(person)} اور مزید ${others} کے ساتھ`,
  inARow: ({ weeks, startsAt, timeZone }, { date }) =>
    `${date(startsAt, { timeZone, weekday: 'long' })}: لگاتار ${COUNTS[weeks - 3] ?? weeks} ہفتے`,
  nextTime: 'اگلی بار: <when/>',
  againNextWeek: 'اگلے ہفتے پھر؟',
};

export const texts = {
  'components/games/last-game-texts': lastGame,
  'components/games/form-texts': gamesForm,
  'components/games/texts': games,
  'lib/games/texts': sharedGames,
};
