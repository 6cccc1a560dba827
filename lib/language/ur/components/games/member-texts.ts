import type { texts as english } from '@/components/games/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Own games.
  myGames: 'میرے میچز',
  findGame: 'میچ تلاش کریں',
  upcoming: 'آئندہ',
  waitlisted: 'ویٹنگ لسٹ',
  past: 'گزشتہ',
  noneAhead: 'کوئی آئندہ میچ نہیں',
  onNoWaitlist: 'آپ کا نام کسی ویٹنگ لسٹ میں نہیں',
  noneBehind: 'ابھی کوئی گزشتہ میچ نہیں',

  // The calendar subscription.
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
  copyLink: 'لنک کاپی کریں',
  linkCopied: 'لنک کاپی ہو گیا',
  copyThisLink: 'یہ لنک کاپی کریں',

  // A seat that is offered to somebody in line.
  seatUntil: ({ seats, until }, { plural }) =>
    plural(seats, {
      one: `${until} تک ایک جگہ آپ کے لیے ہے۔`,
      other: `${until} تک ${seats} جگہیں آپ کے لیے ہیں۔`,
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

  // Cancelling a game.
  cancelled: 'میچ منسوخ ہو گیا',
  goingNotified: 'تمام شرکا کو اطلاع دی جائے گی۔',
  cancelFailed: 'میچ منسوخ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  reasonSeen: 'یہ وجہ تمام شرکا اور ویٹنگ لسٹ کے لوگوں کو نظر آئے گی۔',
  keepGame: 'میچ رہنے دیں',
  reason: 'وجہ',
  cancelWhich: 'کیا منسوخ ہو',
  thisOnly: 'صرف یہ میچ',
  following: 'یہ اور اس کے بعد کے میچ',

  // Skipping a date of a series.
  skipped: 'تاریخ چھوڑ دی گئی',
  restStays: 'اس کے بعد کے میچ اپنے وقت پر ہوں گے۔',
  skipFailed: 'تاریخ نہیں چھوڑی جا سکی۔ دوبارہ کوشش کریں۔',
  skipWhat: ({ when }) =>
    `یہ میچ نہیں ہو گا: ${when}۔ تمام شرکا کو اطلاع دی جائے گی، اور اس کے بعد کے میچ اپنے وقت پر ہوں گے۔`,
  reasonOptional: 'وجہ (اختیاری)',

  // Creating and duplicating a game.
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

  // Changing a game.
  saved: 'میچ محفوظ ہو گیا',
  saveFailed: 'میچ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  editOrPostponeGame: 'میچ ایڈٹ یا ملتوی کریں',
  asksAgain: 'وقت یا مقام بدلنے پر تمام شرکا سے دوبارہ تصدیق مانگی جاتی ہے۔',
  save: 'محفوظ کریں',
  moveReason: 'وقت یا مقام بدلنے کی وجہ (اختیاری)',
  changeWhich: 'کیا تبدیل ہو',
  laterMove: 'بعد کے میچ بھی اسی دن پر چلے جائیں گے۔',

  // The fields of a game.
  title: 'عنوان',
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

  // The rules of a game.
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

  // Repeating.
  never: 'کبھی نہیں',
  until: 'کب تک (اختیاری)',
  gamesOptional: 'میچوں کی تعداد (اختیاری)',
  goesOn:
    'دونوں خالی ہوں تو میچ منسوخ کیے جانے تک دہرایا جاتا ہے۔ گھڑیاں آگے یا پیچھے کی جائیں تب بھی میچ کا وقت وہی رہتا ہے۔',

  // The place.
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

  // The search for a venue.
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
};
