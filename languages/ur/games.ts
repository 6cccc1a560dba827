import type { texts as courtEnglish } from '@/components/games/court-texts';
import type { texts as feedEnglish } from '@/components/games/feed-texts';
import type { texts as gamesFormEnglish } from '@/components/games/form-texts';
import type { texts as importEnglish } from '@/components/games/import-texts';
import type { texts as lastGameEnglish } from '@/components/games/last-game-texts';
import type { texts as gamesListEnglish } from '@/components/games/list-texts';
import type { texts as postEnglish } from '@/components/games/post-texts';
import type { texts as gamesRosterEnglish } from '@/components/games/roster-texts';
import { DAY, type texts as gamesEnglish } from '@/components/games/texts';
import type {
  CourtFor,
  Missed,
  Moment,
  Move,
  texts as sharedGamesServerEnglish,
} from '@/lib/games/server-texts';
import type { LevelRange, texts as sharedGamesEnglish } from '@/lib/games/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { zoneInUrdu } from './words/calendar';
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
  courtMoves: 'کورٹ نئے وقت پر خالی ہو تو ساتھ جائے گا، ورنہ اس کا وقت منسوخ ہو گا۔',
  courtGivenUp: 'میچ محفوظ ہو گیا۔ کورٹ اس وقت خالی نہ تھا اور منسوخ ہے: کوئی اور منتخب کریں۔',
  courtAskedAgain: 'میچ محفوظ ہو گیا۔ کورٹ دوبارہ مانگا گیا ہے۔',
  asksAgain: 'وقت یا مقام بدلنے پر تمام شرکا سے دوبارہ تصدیق مانگی جاتی ہے۔',
  save: 'محفوظ کریں',
  moveReason: 'وقت یا مقام بدلنے کی وجہ (اختیاری)',
  changeWhich: 'کیا تبدیل ہو',
  laterMove: 'بعد کے میچ بھی اسی دن پر چلے جائیں گے۔',

  title: 'عنوان',
  titleOf: ({ sport, date: day, time }, { date, clock }) =>
    `${sport}، ${date(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'long' })} ${clock(time)}`,
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
  costPerPlayer: ({ currency }, words) =>
    currency ? `فی کھلاڑی خرچ (${words.currency(currency)})` : 'فی کھلاڑی خرچ',
  isPublic: 'پبلک: گروپ سے باہر کے لوگوں کو بھی نظر آئے اور وہ شامل ہو سکیں',

  tooFew: 'کم از کم سے تھوڑے کھلاڑی ہوں تو',
  playAnyway: 'میچ پھر بھی ہو گا',
  cancelBefore: ({ hours }, { plural }) =>
    plural(hours, {
      one: '1 گھنٹہ پہلے منسوخ',
      other: `${hours} گھنٹے پہلے منسوخ`,
    }),
  payFirst: 'پہلے ادائیگی',
  payAfter: 'نہیں: خرچ میچ کے بعد بٹے گا',
  payBefore: ({ hours }, { plural }) =>
    plural(hours, {
      one: '1 گھنٹہ پہلے تک ادائیگی، ورنہ جگہ آگے جائے گی',
      other: `${hours} گھنٹے پہلے تک ادائیگی، ورنہ جگہ آگے جائے گی`,
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

  installHint: '<product/> کو اپنی ہوم اسکرین پر رکھیں: آپ کے میچز ایک ہی بار دبانے سے کھلیں گے۔',
  install: 'انسٹال کریں',
  notNow: 'ابھی نہیں',
  installOnIos: '<product/> کو دو بار دبا کر اپنی ہوم اسکرین پر رکھیں:',
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
  youngPeople: 'کم عمر لوگ',
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

  create: 'میچ رکھیں',

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

  nextGame: 'آپ کا اگلا میچ',

  maybe: 'شاید',
  maybeOf: ({ title }, { name }) => `شاید: ${name(title)}`,
  notGoing: 'اِس بار نہیں',
  notGoingOf: ({ title }, { name }) => `اِس بار نہیں: ${name(title)}`,
  saidMaybe: 'آپ کا جواب: شاید۔ آپ کے لیے جگہ نہیں رکھی گئی۔',
  saidNotGoing: 'آپ کا جواب: اِس بار نہیں',
  answerOf: ({ title }, { name }) => `آپ کا جواب: ${name(title)}`,
  answerFailed: 'جواب محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  guests: 'مہمان',

  cancelled: 'منسوخ',
  over: 'ختم',
  underWay: 'جاری',
  hasStarted: 'شروع ہو چکا',
  kilometres: ({ km }, { distance }) => distance(km, 1),

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

  chat: 'چیٹ',

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

const gamesList: TextsOf<typeof gamesListEnglish> = {
  mayBePrivate: 'ممکن ہے یہ صرف اپنے گروپ کو نظر آتا ہو، یا ڈیلیٹ ہو چکا ہو۔',
  moreNeeded: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کے لیے ایک اور کھلاڑی درکار ہے۔',
      other: `کھیلنے کے لیے مزید ${count} کھلاڑی درکار ہیں۔`,
    }),
  fetchFailed: 'میچ لوڈ نہیں ہو سکے',
  showMore: 'مزید میچ دکھائیں',
  upcomingGames: 'آئندہ میچز',
  noUpcomingGames: 'کوئی آئندہ میچ نہیں',
  pickDay: 'دن اور مقام منتخب کریں، ممبران کو اطلاع مل جائے گی۔',
  followingOf: '<game/>: <following/>',
  showPast: 'گزشتہ اور منسوخ میچ دکھائیں',
  pastGames: 'گزشتہ اور منسوخ میچ',
  noneYet: 'ابھی کوئی نہیں۔',
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
  menu: 'میچ کا مینو',
  announce: 'کھلاڑیوں کے لیے اعلان کریں',
  editOrPostpone: 'ایڈٹ یا ملتوی کریں',
  inviteLink: 'دعوت کا لنک',
  duplicate: 'نقل بنائیں',
  report: 'میچ رپورٹ کریں',
  skipDate: 'یہ تاریخ چھوڑیں',
  cancel: 'میچ منسوخ کریں',
};

const gamesRoster: TextsOf<typeof gamesRosterEnglish> = {
  whatToDoWith: ({ name: person }, { name }) => `${name(person)} کا مینو`,
  moveUp: 'ایک نمبر آگے',
  moveDown: 'ایک نمبر پیچھے',
  moved: ({ name: person }, { name }) => `ویٹنگ لسٹ میں ${name(person)} کا نمبر بدل گیا`,
  changeGuests: 'مہمان بدلیں',
  guestsOf: ({ name: person }, { name }) => `${name(person)} کے مہمان`,
  save: 'محفوظ کریں',
  guestsSaved: ({ name: person }, { name }) => `${name(person)} کے مہمانوں کی تعداد محفوظ ہو گئی`,
  remove: 'میچ سے نکالیں',
  removeQuestion: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکالنا ہے؟`,
  removeHint: 'جگہ اگلے نمبر کو ملے گی۔',
  optionalReason: 'وجہ (اختیاری)',
  reasonHint: 'یہ انہیں دکھائی جائے گی۔',
  removed: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکال دیا گیا`,
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
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  // The list of players for a chat
  shareGame: 'میچ شیئر کریں',
  onlyLink: 'صرف لنک',
  listForChat: 'چیٹ کے لیے فہرست',
  listForChatHint: 'فہرست میں نام، خالی جگہیں اور لنک ہیں: اسے اپنی چیٹ میں پیسٹ کریں۔',
  copyForChat: 'چیٹ کے لیے کاپی کریں',
  listCopied: 'فہرست کاپی ہو گئی',
  listFailed: 'فہرست نہیں مل سکی',
  missed: ({ count }, { plural }) =>
    plural(count, {
      one: 'ایک جگہ خالی ہے، پیغام کاپی کریں',
      other: `${count} جگہیں خالی ہیں، پیغام کاپی کریں`,
    }),
};

const sharedGames: TextsOf<typeof sharedGamesEnglish> = {
  levels,

  profileFirst: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  bannedFromGroup: 'آپ کو اس گروپ کے میچ کھیلنے کی اجازت نہیں۔',
  wrongLevel: ({ sport, level, ...range }, { name }) =>
    `اس میچ کا لیول: ${levels(range)} (${name(sportWords(sport, LANGUAGE))})۔ ${
      level ? `آپ کا لیول: ${levelOf(level)}۔` : 'آپ کی پروفائل میں آپ کا لیول درج نہیں۔'
    }`,

  unknownPart: 'دن کا ایسا کوئی حصہ نہیں',
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
  unknownFilter: 'خانہ only میں level، women، room، free یا new ہونا چاہیے',
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

const post: TextsOf<typeof postEnglish> = {
  post: 'میچ رکھیں',
  courtBooked: ({ court }, { name }) =>
    `${name(court)} آپ کے لیے بُک ہے۔ اس وقت دوسروں کو بھی شامل ہونے دیں۔`,
  postWhat: 'ایک میچ، بغیر گروپ کے۔ بعد میں آنے والوں کے ساتھ اسے ہفتہ وار بنایا جا سکتا ہے۔',
  sport: 'کھیل',
  chooseSport: 'کھیل چنیں',
  whoSees: 'کس کو نظر آئے',
  seesPublic: 'سب کو',
  seesLink: 'جس کے پاس لنک ہو',
  seesConnections: 'میرے کنکشنز کو، اور جس کے پاس لنک ہو',
  posted: 'میچ رکھ دیا گیا',
  players: 'کھلاڑی، آپ سمیت',

  forLink: 'جس کے پاس لنک ہو اسے نظر آتا ہے',
  forConnections: 'منتظم کے کنکشنز کو نظر آتا ہے',
  makeWeekly: 'ہفتہ وار بنائیں',
  makeWeeklyHint: 'یہ آنے والوں کا گروپ بن جائے گا، اور ہر ہفتے اسی وقت کھیلا جائے گا۔',
  isWeekly: 'اب یہ ہفتہ وار ہے',
  weeklyFailed: 'ہفتہ وار نہیں بن سکا',

  ask: 'جگہ کی درخواست کریں',
  askHint: 'منتظم ہاں یا نہیں کرتے ہیں۔',
  asked: 'آپ کی درخواست بھیجی جا چکی ہے۔ منتظم جواب دیں گے۔',
  askedNow: 'درخواست بھیج دی گئی',
  askFailed: 'درخواست نہیں بھیجی جا سکی',
  saidNo: 'منتظم نے اس میچ کے لیول برقرار رکھے ہیں۔',
  requests: 'جگہ کی درخواستیں',
  levelOf: ({ level }) => level ?? 'لیول درج نہیں',
  accept: 'ہاں',
  acceptOf: ({ person }, { name }) => `ہاں: ${name(person)}`,
  decline: 'نہیں',
  declineOf: ({ person }, { name }) => `نہیں: ${name(person)}`,
  accepted: ({ person }, { name }) => `${name(person)} کو اجازت مل گئی`,
  declined: 'انکار بھیج دیا گیا',
  decideFailed: 'جواب نہیں بھیجا جا سکا',
};

const feed: TextsOf<typeof feedEnglish> = {
  level: 'میری سطح',
  women: 'خواتین',
  room: 'جگہ خالی',
  free: 'مفت',
  morning: 'صبح',
  afternoon: 'دوپہر',
  evening: 'شام',
  post: 'میچ رکھیں',
};

const court: TextsOf<typeof courtEnglish> = {
  askForCourt: 'کورٹ مانگیں',
  hideCourts: 'کورٹ چھپائیں',
  whenFirst: 'پہلے دن اور وقت منتخب کریں۔',
  looking: 'خالی کورٹ تلاش کیے جا رہے ہیں…',
  noneFree: 'اس وقت کے آس پاس قریب کا کوئی کورٹ خالی نہیں۔',
  lookFailed: 'خالی کورٹ تلاش نہیں ہو سکے۔',
  offers: 'خالی کورٹ',
  minutes: ({ minutes }) => `${minutes} منٹ`,
  forWomen: 'خواتین',
  willAsk: ({ court: its }, { name }) =>
    `میچ بنتے ہی ${name(its)} کی درخواست جائے گی۔ وینیو کے جواب تک مقام طے نہیں۔`,
  notThisOne: 'اس کورٹ کے بغیر',
  toBeConfirmed: 'مقام ابھی طے نہیں',
  courtAsked: ({ court: its }, { name }) => `${name(its)} کی درخواست دی ہے، وینیو کا جواب باقی ہے۔`,
  courtBooked: ({ court: its }, { name }) => `${name(its)} بُک ہے: <time/>`,
  noCourt: 'ابھی کوئی کورٹ نہیں۔',
  chooseAnother: 'کوئی اور کورٹ منتخب کریں',
  noCourtNeeded: 'کورٹ کے بغیر یہیں کھیلیں',
  askedNow: 'درخواست بھیج دی گئی',
  saved: 'محفوظ ہو گیا',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};

const importing: TextsOf<typeof importEnglish> = {
  open: 'کیلنڈر سے میچ لائیں',
  title: 'کیلنڈر سے میچ',
  hint: 'اپنے کیلنڈر یا کسی اور ایپ سے فائل (.ics) برآمد کریں۔ آنے والے پروگرام گروپ کے میچ بن جاتے ہیں؛ ہفتہ وار میں سے اگلے آٹھ ہفتوں کے۔',
  file: 'کیلنڈر کی فائل',
  players: 'ہر میچ کے کھلاڑی',
  isPublic: 'دوسرے لوگ میچ ڈھونڈ کر شامل ہو سکیں',
  check: 'فائل دیکھیں',
  add: ({ count }, { plural }) =>
    plural(count, { one: '1 میچ شامل کریں', other: `${count} میچ شامل کریں` }),
  added: ({ count }, { plural }) =>
    plural(count, { one: '1 میچ شامل ہو گیا', other: `${count} میچ شامل ہو گئے` }),
  nothingNew: 'اس فائل میں کوئی ایسا آنے والا میچ نہیں جو گروپ میں پہلے سے نہ ہو۔',
  known: ({ count }) => `${count} پہلے سے موجود`,
  ignored: ({ count }) =>
    `${count} اندراج چھوڑ دیے گئے: ان کا وقت نہیں، یا وہ ایسے دہرائے جاتے ہیں جیسے میچ نہیں ہو سکتے`,
  roomFor: ({ room }) => `گروپ میں مزید ${room} آنے والے میچ ہو سکتے ہیں۔`,
  failed: 'میچ شامل نہیں ہوئے۔ دوبارہ کوشش کریں۔',
};

export const texts = {
  'components/games/import-texts': importing,
  'components/games/court-texts': court,
  'components/games/list-texts': gamesList,
  'components/games/roster-texts': gamesRoster,
  'components/games/post-texts': post,
  'components/games/feed-texts': feed,
  'components/games/last-game-texts': lastGame,
  'components/games/form-texts': gamesForm,
  'components/games/texts': games,
  'lib/games/texts': sharedGames,
};

/** 'ہفتہ، 28 نومبر، 2026، 19:30', or with the zone after it. */
function moment({ startsAt, timeZone, zone }: Moment, words: Words): string {
  const full = words.date(startsAt, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (words.elsewhere) return full + words.elsewhere(startsAt, timeZone);
  return zone ? `${full} ${zoneInUrdu(zone, words)}` : full;
}

const courtFor = ({ court: its, place, start }: CourtFor, words: Words): string =>
  [words.name(its), place && words.name(place), moment(start, words)].filter(Boolean).join('، ');

/** The new and the former value, each as a sentence without its full stop. */
function moves({ time, place }: Move, words: Words): string {
  const parts: string[] = [];
  if (time) {
    parts.push(`نیا وقت: ${moment(time.to, words)}`, `پرانا وقت: ${moment(time.from, words)}`);
  }
  if (place) {
    parts.push(`نیا مقام: ${place.to === null ? 'کوئی اور مقام' : words.name(place.to)}`);
    if (place.from !== null) parts.push(`پرانا مقام: ${words.name(place.from)}`);
  }
  return parts.join('۔ ');
}

const seatsCameFree = (free: number): string =>
  free === 1 ? 'ایک جگہ خالی ہوئی' : `${free} جگہیں خالی ہوئیں`;

const missed = ({ game, guests, free }: Missed, { name }: Words): string =>
  `${name(game)} میں ${seatsCameFree(free)}، لیکن ${partyNeeds(guests)}۔`;

const TOO_FEW = 'مقررہ وقت تک کافی کھلاڑی شامل نہیں ہوئے۔';
const SKIPPED = 'اس بار یہ تاریخ چھوڑ دی گئی۔ اس کے بعد کے میچ اپنے وقت پر ہوں گے۔';

const sharedGamesServer: TextsOf<typeof sharedGamesServerEnglish> = {
  gameNotFound: 'میچ نہیں ملا',
  groupNotFound: 'گروپ نہیں ملا',
  guestNotFound: 'مہمان نہیں ملا۔',
  playerNotFound: 'اس کھلاڑی کا نام نہیں ملا',

  /** Replaces the group of a game of two. */
  forTwo: 'صرف آپ دونوں',

  postGame: 'میچ رکھیں',
  withoutGroup: 'اکیلا میچ',
  tooManyPosted: ({ max }) => `بغیر گروپ کے زیادہ سے زیادہ ${max} آئندہ میچ رکھے جا سکتے ہیں۔`,
  hasGroup: 'یہ میچ پہلے ہی ایک گروپ کا ہے۔',
  hasNoGroup: 'اس میچ کا کوئی گروپ نہیں۔ اسے ہفتہ وار بنائیں، یا نیا میچ رکھیں۔',
  onlyToJoin: 'بغیر گروپ کے میچ میں پوچھنے کی ضرورت نہیں: اس کے لنک سے سیدھی شمولیت ہوتی ہے۔',
  madeWeeklyTitle: ({ group }, { name }) =>
    `${name(group)} اب ہفتہ وار ہے، اور آپ اس کے گروپ میں شامل ہیں`,

  nothingToAsk: 'پوچھنے کی ضرورت نہیں: یا تو سیدھی شمولیت ممکن ہے، یا بالکل نہیں۔',
  askedAlready: 'آپ کی درخواست پہلے سے موجود ہے۔',
  requestClosed: 'یہ درخواست اب کھلی نہیں۔',
  seatRequestTitle: ({ game }, { name }) => `جگہ کی درخواست: ${name(game)}`,
  seatRequestMessage: ({ sport, level }) =>
    `${sportWords(sport, LANGUAGE)} میں لیول: ${level ? levelOf(level) : 'درج نہیں'}۔ میچ کے صفحے پر ہاں یا نہیں کریں۔`,
  seatDeclinedTitle: ({ game }, { name }) => `جگہ نہیں ملی: ${name(game)}`,
  seatDeclined: ({ game, startsAt, timeZone }, { name, start }) =>
    `منتظم نے اس میچ کے لیول برقرار رکھے ہیں: ${name(game)}، ${start(startsAt, timeZone)}۔`,

  onlyOrganisers: 'اس کی اجازت صرف منتظمین کو ہے۔',
  onlyOrganisersChange: 'میچ میں تبدیلی کی اجازت صرف منتظمین کو ہے۔',
  onlyOrganisersCreate: 'میچ رکھنے کی اجازت صرف گروپ کے منتظمین کو ہے۔',
  onlyMembersAnswer: 'یہ صرف گروپ کے ممبران کے لیے ہے۔',
  gameCancelled: 'یہ میچ منسوخ ہے۔',
  gameWasCancelled: 'یہ میچ منسوخ ہو گیا تھا۔',
  gameOver: 'یہ میچ ختم ہو چکا ہے۔',
  gameBegun: 'یہ میچ شروع ہو چکا ہے۔',
  gameNotBegun: 'یہ میچ ابھی شروع نہیں ہوا۔',
  doesNotRepeat: 'یہ میچ دہرایا نہیں جاتا: تاریخ چھوڑنے کے بجائے اسے منسوخ کریں۔',
  groupInactive: 'یہ گروپ اس وقت غیر فعال ہے۔',

  creatorExcluded: 'ضروری ہے کہ آپ خود بھی یہ میچ کھیل سکیں۔',
  tooManyGames: ({ max }) => `گروپ کے آئندہ میچ زیادہ سے زیادہ ${max} ہو سکتے ہیں۔`,
  emptySeries: 'اس سلسلے میں کوئی میچ نہیں بنتا',
  venueGone: 'یہ وینیو اب موجود نہیں',
  placeGone:
    'اس میچ کا وینیو بند ہو چکا ہے یا اب موجود نہیں۔ میچ کی نقل بنائیں اور کوئی اور مقام منتخب کریں۔',
  plannedAlready: ({ startsAt, timeZone }, { start }) =>
    `یہ میچ پہلے سے طے ہے: ${start(startsAt, timeZone)}۔`,
  locationRequired: 'مقام لازمی ہے',
  inThePast: 'میچ کے لیے آنے والا وقت منتخب کریں',
  tooFarAhead: 'میچ زیادہ سے زیادہ ایک سال آگے کا ہو سکتا ہے',
  minimumTooHigh: ({ min }) => `کم از کم تعداد (${min}) زیادہ سے زیادہ تعداد سے اوپر نہیں ہو سکتی۔`,
  decisionWithoutMinimum: 'بتائیں کہ کم از کم کتنے کھلاڑی چاہئیں',
  payWithoutCost: 'پہلے فی کھلاڑی خرچ لکھیں',
  payeeWithoutHandle: 'پہلے گروپ کے حساب میں لکھیں کہ آپ کو پیسے کہاں بھیجے جائیں۔',
  onlyWaits: ({ until, timeZone }, { start }) =>
    `اس گروپ میں آپ کی غیر حاضریاں لگی ہیں۔ ${start(until, timeZone)} سے پہلے کے میچوں میں صرف ویٹنگ لسٹ ممکن ہے۔`,
  decisionPast: 'یہ وقت گزر چکا ہے: میچ شروع ہونے سے قریب کا وقت منتخب کریں',
  highestBelowLowest: 'زیادہ سے زیادہ لیول کم از کم لیول سے نیچے نہیں ہو سکتا',
  moreAreGoing: 'اس سے زیادہ کھلاڑی پہلے ہی شامل ہیں۔',
  areGoing: ({ count }, { plural }) =>
    plural(count, {
      one: '1 جگہ پہلے ہی پکی ہے: حد اس سے کم نہیں ہو سکتی۔',
      other: `${count} جگہیں پہلے ہی پکی ہیں: حد اس سے کم نہیں ہو سکتی۔`,
    }),

  full: 'اس میچ میں جگہ نہیں۔ آپ چاہیں تو ویٹنگ لسٹ میں شامل ہوں۔',
  alreadyIn: 'آپ کا نام اس میچ میں پہلے سے ہے۔ مہمانوں کی تعداد الگ سے بدلیں۔',
  notIn: 'آپ کا نام اس میچ میں نہیں ہے۔',
  cancelInstead:
    'آپ کے بغیر یہ میچ نہیں ہو سکتا۔ اسے مینو سے منسوخ کریں، تاکہ دوسرے کھلاڑی کو اطلاع ہو۔',
  takeFirst: 'ایک جگہ آپ کے لیے رکھی ہے: پہلے اسے لے لیں یا چھوڑ دیں۔',
  nothingToConfirm: 'تصدیق کے لیے کچھ نہیں۔',
  noGuests: 'اس میچ میں مہمان لانے کی اجازت نہیں۔',
  tooManyGuests: ({ max }, { plural }) =>
    plural(max, {
      one: 'اس میچ میں آپ کے ساتھ زیادہ سے زیادہ 1 مہمان ہو سکتا ہے۔',
      other: `اس میچ میں آپ کے ساتھ زیادہ سے زیادہ ${max} مہمان ہو سکتے ہیں۔`,
    }),
  noPlaceForGuests: 'میچ میں جگہ نہیں: کسی اور مہمان کی گنجائش نہیں۔',
  placesForGuests: ({ count }, { plural }) =>
    plural(count, {
      one: 'مہمانوں کے لیے صرف 1 جگہ باقی ہے۔',
      other: `مہمانوں کے لیے صرف ${count} جگہیں باقی ہیں۔`,
    }),

  // Lines in the group's chat, after the name of the person who did it
  plannedLine: ({ game, start }, words) =>
    `نے میچ رکھا: ${words.name(game)}، ${moment(start, words)}`,
  movedLine: ({ game, move }, words) =>
    `نے میچ میں تبدیلی کی: ${words.name(game)}۔ ${moves(move, words)}`,
  cancelledLine: ({ game, start }, words) =>
    `نے میچ منسوخ کیا: ${words.name(game)}، ${moment(start, words)}`,

  courtElsewhere: 'یہ کورٹ کسی اور وینیو میں ہے۔',
  placeToBeConfirmed: ({ location }, { name }) => `${name(location)} (مقام ابھی طے نہیں)`,
  courtTitle: ({ game }, { name }) => `کورٹ مل گیا: ${name(game)}`,
  courtMessage: (its, words) => `بُک ہے: ${courtFor(its, words)}۔`,
  noCourtTitle: ({ game }, { name }) => `${name(game)}: مقام ابھی طے نہیں`,
  noCourtMessage: (its, words) => `نہیں مل سکا: ${courtFor(its, words)}۔`,
  newGameTitle: ({ group }, { name }) => `${name(group)} میں نیا میچ`,
  newGameMessage: ({ game, start }, words) => `${words.name(game)}، ${moment(start, words)}۔`,
  newGamesMessage: ({ game, start, count }, words) =>
    `${count} میچ، پہلا: ${words.name(game)}، ${moment(start, words)}۔`,
  notCalendar: 'یہ کیلنڈر کی فائل نہیں۔ اپنے کیلنڈر سے فائل (.ics) برآمد کریں۔',
  noNewGames: 'اس فائل میں کوئی ایسا آنے والا میچ نہیں جو گروپ میں پہلے سے نہ ہو۔',

  // A game that moved
  movedTitle: ({ game }, { name }) => `${name(game)}: وقت یا مقام تبدیل`,
  movedMessage: ({ move, start, following, reason }, words) =>
    [
      `${moves(move, words)}۔`,
      start && `شروع ہونے کا وقت وہی ہے: ${moment(start, words)}۔`,
      following && 'اس کے بعد کے میچ بھی تبدیل ہوں گے۔',
      reason && words.name(reason),
      'براہِ کرم تصدیق کریں کہ آپ کا آنا طے ہے۔',
    ]
      .filter(Boolean)
      .join(' '),

  // A game whose venue is gone
  needsPlaceTitle: ({ game }, { name }) => `${name(game)}: دوسرا مقام چاہیے`,
  needsPlaceMessage: ({ startsAt, timeZone, others }, { start, plural }) => {
    const gone = `${start(startsAt, timeZone)}: اس کا وینیو اب فہرست میں نہیں۔ براہِ کرم دوسرا مقام چنیں۔`;
    return plural(others, {
      '=0': gone,
      one: `${gone} آپ کا 1 اور میچ بھی وہیں طے تھا۔`,
      other: `${gone} آپ کے ${others} اور میچ بھی وہیں طے تھے۔`,
    });
  },

  cancelledTitle: ({ game }, { name }) => `${name(game)} منسوخ`,
  cancelledMessage: ({ start, following, reason }, words) =>
    `${moment(start, words)}: ${words.name(reason)}${
      following ? ' اس کے بعد کے میچ بھی منسوخ ہیں۔' : ''
    }`,
  skipped: SKIPPED,
  calledOff: 'یہ میچ نہیں ہو گا۔',
  calledOffMessage: ({ start }, words) => `${moment(start, words)}: یہ میچ نہیں ہو گا۔`,
  skippedMessage: ({ start }, words) => `${moment(start, words)}: ${SKIPPED}`,
  tooFew: TOO_FEW,
  tooFewMessage: ({ start }, words) => `${moment(start, words)}: ${TOO_FEW}`,

  // Changes by an organiser
  theyCannotPlay: 'اس میچ میں ان کی شمولیت ممکن نہیں۔',
  gameIsFull: 'اس میچ میں جگہ نہیں۔',
  theyAreOffered: 'ان کے لیے ایک جگہ رکھی ہے۔ ان کے جواب کا انتظار کریں۔',
  cannotMove: 'ویٹنگ لسٹ میں ان کا نمبر مزید نہیں بدل سکتا۔',
  addedTitle: ({ game }, { name }) => `آپ کو میچ میں شامل کیا گیا: ${name(game)}`,
  addedGoing: ({ game, startsAt, timeZone }, { name, start }) =>
    `منتظم نے آپ کو جگہ دی ہے: ${name(game)}، ${start(startsAt, timeZone)}۔ آنا ممکن نہ ہو تو براہِ کرم نام واپس لیں۔`,
  addedWaiting: ({ game, startsAt, timeZone }, { name, start }) =>
    `منتظم نے آپ کا نام ویٹنگ لسٹ میں لکھا ہے: ${name(game)}، ${start(startsAt, timeZone)}۔`,
  guestsChangedTitle: ({ game }, { name }) => `آپ کے مہمان: ${name(game)}`,
  guestsChanged: ({ game, guests }, { name, plural }) =>
    plural(guests, {
      '=0': `منتظم کے مطابق آپ کے ساتھ کوئی مہمان نہیں: ${name(game)}`,
      one: `منتظم کے مطابق آپ کے ساتھ 1 مہمان: ${name(game)}`,
      other: `منتظم کے مطابق آپ کے ساتھ ${guests} مہمان: ${name(game)}`,
    }),
  removedTitle: ({ game }, { name }) => `اب اس میچ میں آپ کی جگہ نہیں: ${name(game)}`,
  removedMessage: ({ game, startsAt, timeZone, reason }, { name, start }) =>
    `منتظم نے آپ کا نام میچ سے نکال دیا: ${name(game)}، ${start(startsAt, timeZone)}۔${reason ? ` ${name(reason)}` : ''}`,

  allAnswered: 'سب نے جواب دے دیا ہے۔',
  nudgedToday: 'ممبران سے پچھلے 24 گھنٹوں میں پوچھا جا چکا ہے۔ بعد میں دوبارہ کوشش کریں۔',
  nudgeTitle: ({ game }, { name }) => `کیا آپ کا آنا طے ہے؟ ${name(game)}`,
  nudgeMessage: ({ game, start }, words) =>
    `${words.name(game)}، ${moment(start, words)}۔ منتظم کو آپ کے جواب کا انتظار ہے۔`,
  iAmComing: 'میرا آنا طے ہے',
  maybe: 'شاید',
  iCannotCome: 'میرا آنا ممکن نہیں',

  // Seats that became free, and those that yielded
  yieldedTitle: 'آپ کی جگہ کسی اور کو مل گئی',
  yieldedMessage: ({ game }, { name }) =>
    `${name(game)} میں جگہ نہیں رہی، اور جن کی ای میل کی تصدیق ہو چکی ہے، وہ پہلے آتے ہیں۔ ویٹنگ لسٹ میں آپ کا پہلا نمبر ہے: اپنی ای میل کی تصدیق کر لیں تو اگلی جگہ آپ کی ہو گی۔`,
  promotedTitle: 'آپ کی جگہ پکی ہے',
  promotedToPay: ({ game, until, timeZone }, { name, start }) =>
    `جگہ خالی ہوئی: ${name(game)} میں آپ کی جگہ ہے۔ ${start(until, timeZone)} تک ادائیگی کر کے وہاں بتائیں، ورنہ جگہ آگے چلی جائے گی۔`,
  promotedMessage: ({ game }, { name }) => `جگہ خالی ہوئی: ${name(game)} میں آپ کی جگہ پکی ہے۔`,
  seatsFreeTitle: ({ free }) => seatsCameFree(free),
  seatsFreeMessage: (about, words) =>
    `${missed(about, words)} ${fewerGuests(about)} آئیں تو آپ کی جگہ پکی۔`,
  seatsGoneMessage: (about, words) =>
    `${missed(about, words)} ${
      about.free === 1 ? 'یہ جگہ اگلے نمبر کو مل گئی۔' : 'یہ جگہیں اگلے نمبروں کو مل گئیں۔'
    } ویٹنگ لسٹ میں آپ کا نمبر برقرار ہے۔`,
  placeFreeTitle: ({ free }) =>
    free === 1 ? 'ایک جگہ خالی ہے، پیغام کاپی کریں' : `${free} جگہیں خالی ہیں، پیغام کاپی کریں`,
  placeFreeMessage: ({ game }, { name }) =>
    `${name(game)} میں کسی نے جگہ چھوڑ دی۔ آپ کی چیٹ کے لیے پیغام میچ کے صفحے پر ہے۔`,

  // Inviting people nearby
  noSeat: 'اس میچ میں کوئی جگہ خالی نہیں۔',
  callsUsed: 'ایک میچ کے لیے آس پاس کے لوگوں سے جتنی بار پوچھا جا سکتا ہے، پوچھا جا چکا ہے۔',
  seatCallTitle: ({ count }, { plural }) =>
    plural(count, {
      one: 'آپ کے آس پاس ایک میچ میں ایک کھلاڑی کم ہے',
      other: `آپ کے آس پاس ایک میچ میں ${count} کھلاڑی کم ہیں`,
    }),
  seatCallMessage: ({ game, sport, start }, words) =>
    `${words.name(game)} (${words.name(sportWords(sport, LANGUAGE))})، ${moment(start, words)}۔ جو پہلے شامل ہو، جگہ اسی کی۔`,

  // Offered seats
  offeredTitle: ({ until, timeZone }, { date, elsewhere }) => {
    const time = date(until, { timeZone, hour: '2-digit', minute: '2-digit' });
    return `${time}${elsewhere?.(until, timeZone) ?? ''} تک ایک جگہ آپ کے لیے ہے`;
  },
  offeredMessage: ({ game }, { name }) =>
    `${name(game)} میں جگہ خالی ہوئی۔ یہ جگہ لے لیں یا چھوڑ دیں؛ جواب نہ ملنے پر یہ اگلے نمبر کو ملے گی۔`,
  payTitle: ({ game }, { name }) => `${name(game)}: آپ کی جگہ کی ادائیگی باقی ہے`,
  payMessage: ({ until, timeZone }, { start }) =>
    `${start(until, timeZone)} تک ادائیگی کر کے اطلاع دیں، ورنہ یہ جگہ آگے چلی جائے گی۔`,
  unpaidTitle: 'آپ کی جگہ آگے چلی گئی',
  unpaidMessage: ({ game }, { name }) =>
    `${name(game)}: ادائیگی کی اطلاع وقت پر نہیں ملی۔ کھیلنا ہو تو دوبارہ شامل ہوں۔`,
  lapsedTitle: 'آپ کی جگہ آگے چلی گئی',
  lapsedMessage: ({ game }, { name }) =>
    `${name(game)}: جگہ لینے کا وقت گزر گیا اور آپ کا نام اب ویٹنگ لسٹ میں نہیں۔ کھیلنا چاہیں تو دوبارہ شامل ہوں۔`,

  onlyPlayersCopy: 'فہرست صرف گروپ کے ارکان اور کھلاڑی کاپی کر سکتے ہیں۔',
  costEach: ({ amount, currency }, { money }) => `فی کھلاڑی ${money(amount, currency)}`,
  held: 'کسی کے لیے رکھی ہے',
  placesFree: ({ count }, { plural }) =>
    plural(count, { one: 'ایک جگہ خالی', other: `${count} جگہیں خالی` }),
  waitlist: 'ویٹنگ لسٹ:',
  andMore: ({ count }) => `اور ${count} مزید`,

  cancelledEvent: ({ game }, { name }) => `منسوخ: ${name(game)}`,

  backToGroups: 'گروپس پر واپس',
  backToGames: 'میچوں پر واپس',
  backToMyGames: 'میرے میچز پر واپس',
  backToGroup: ({ group }, { name }) => `${name(group)} پر واپس`,
  gameTitle: ({ title, sport, when }, { name }) => `${name(title)}: ${name(sport)}، ${when}`,
  cancelled: 'منسوخ',
  sentence: ({ words }) => `${words}۔`,
  place: ({ location }, { name }) => `${name(location)}۔`,

  cardLine: ({ when, location }) => `${when}، ${location}`,
  cardKind: ({ sport, group }) => `${sport} · ${group}`,

  gamesNear: 'آپ کے آس پاس میچز',
  gamesNearWhat:
    'آپ کے آس پاس سب کے لیے کھلے میچ، دن اور کھیل کے حساب سے: کب، کہاں، اور کتنی جگہیں باقی ہیں۔',
  myGames: 'میرے میچز',

  // The page behind the buttons of an email that requests an answer
  answerTitle: 'کیا آپ کا آنا طے ہے؟',
  answerQuestion: '<name/>، کیا اس میچ میں آپ کا آنا طے ہے: <game/>',
  answerGone:
    'یہ لنک اب کام نہیں کرتا: میچ شروع ہو چکا یا بدل گیا، یا اس میں آپ کی شمولیت ممکن نہیں۔',
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  saidComing: 'آپ کی جگہ پکی ہے۔',
  saidWaiting: 'آپ کا نام ویٹنگ لسٹ میں ہے۔ جگہ خالی ہوتے ہی آپ کو اطلاع ملے گی۔',
  saidMaybe: 'آپ کا جواب: شاید۔ آپ کے لیے جگہ نہیں رکھی گئی۔',
  saidCannot: 'آپ کا جواب: اِس بار نہیں۔',
  offered: 'ایک جگہ آپ کے لیے رکھی ہے۔ جواب نہ ملنے پر یہ اگلے نمبر کو ملے گی۔',
  takeIt: 'جگہ لیں',
  answerFull: 'اس میچ میں جگہ نہیں۔ ویٹنگ لسٹ میں شامل ہونا ممکن ہے۔',
};

export const serverTexts = {
  'lib/games/server-texts': sharedGamesServer,
};
