import type { texts as gamesPageEnglish } from '@/components/games/page-texts';
import type {
  Missed,
  Moment,
  Move,
  texts as sharedGamesServerEnglish,
} from '@/lib/games/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import { sportWords } from '@/lib/sports/words';
import { zoneInUrdu } from './words/calendar';
import { fewerGuests, partyNeeds } from './words/games';
import { LANGUAGE } from './words/language';

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

const gamesPage: TextsOf<typeof gamesPageEnglish> = {
  gameNotFound: 'میچ نہیں ملا',
  backToGroups: 'گروپس پر واپس',
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
  iAmComing: 'میرا آنا طے ہے',
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  maybe: 'شاید',
  iCannotCome: 'میرا آنا ممکن نہیں',
  saidComing: 'آپ کی جگہ پکی ہے۔',
  saidWaiting: 'آپ کا نام ویٹنگ لسٹ میں ہے۔ جگہ خالی ہوتے ہی آپ کو اطلاع ملے گی۔',
  saidMaybe: 'آپ کا جواب: شاید۔ آپ کے لیے جگہ نہیں رکھی گئی۔',
  saidCannot: 'آپ کا جواب: اِس بار نہیں۔',
  offered: 'ایک جگہ آپ کے لیے رکھی ہے۔ جواب نہ ملنے پر یہ اگلے نمبر کو ملے گی۔',
  takeIt: 'جگہ لیں',
  gameIsFull: 'اس میچ میں جگہ نہیں۔ ویٹنگ لسٹ میں شامل ہونا ممکن ہے۔',
};

const sharedGamesServer: TextsOf<typeof sharedGamesServerEnglish> = {
  gameNotFound: 'میچ نہیں ملا',
  groupNotFound: 'گروپ نہیں ملا',
  guestNotFound: 'مہمان نہیں ملا۔',
  playerNotFound: 'اس کھلاڑی کا نام نہیں ملا',

  /** Replaces the group of a game of two. */
  forTwo: 'صرف آپ دونوں',

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

  newGameTitle: ({ group }, { name }) => `${name(group)} میں نیا میچ`,
  newGameMessage: ({ game, start }, words) => `${words.name(game)}، ${moment(start, words)}۔`,

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
  promotedMessage: ({ game }, { name }) => `جگہ خالی ہوئی: ${name(game)} میں آپ کی جگہ پکی ہے۔`,
  seatsFreeTitle: ({ free }) => seatsCameFree(free),
  seatsFreeMessage: (about, words) =>
    `${missed(about, words)} ${fewerGuests(about)} آئیں تو آپ کی جگہ پکی۔`,
  seatsGoneMessage: (about, words) =>
    `${missed(about, words)} ${
      about.free === 1 ? 'یہ جگہ اگلے نمبر کو مل گئی۔' : 'یہ جگہیں اگلے نمبروں کو مل گئیں۔'
    } ویٹنگ لسٹ میں آپ کا نمبر برقرار ہے۔`,

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
  lapsedTitle: 'آپ کی جگہ آگے چلی گئی',
  lapsedMessage: ({ game }, { name }) =>
    `${name(game)}: جگہ لینے کا وقت گزر گیا اور آپ کا نام اب ویٹنگ لسٹ میں نہیں۔ کھیلنا چاہیں تو دوبارہ شامل ہوں۔`,

  cancelledEvent: ({ game }, { name }) => `منسوخ: ${name(game)}`,
};

export const texts = {
  'components/games/page-texts': gamesPage,
  'lib/games/server-texts': sharedGamesServer,
};
