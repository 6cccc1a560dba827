import type { texts as english } from '@/components/games/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The page of a game.
  gameNotFound: 'میچ نہیں ملا',
  backToGroups: 'گروپس پر واپس',
  backToMyGames: 'میرے میچز پر واپس',
  backToGroup: ({ group }, { name }) => `${name(group)} پر واپس`,
  gameTitle: ({ title, sport, when }, { name }) => `${name(title)}: ${name(sport)}، ${when}`,
  cancelled: 'منسوخ',
  sentence: ({ words }) => `${words}۔`,
  place: ({ location }, { name }) => `${name(location)}۔`,

  // The picture of a game for shared links.
  cardLine: ({ when, location }) => `${when}، ${location}`,
  cardKind: ({ sport, group }) => `${sport} · ${group}`,

  // The pages with lists.
  gamesNear: 'آپ کے قریب میچز',
  gamesNearWhat:
    'آپ کے آس پاس سب کے لیے کھلے میچ، دن اور کھیل کے حساب سے: کب، کہاں، اور کتنی جگہیں باقی ہیں۔',
  myGames: 'میرے میچز',

  // The page behind the buttons of a letter that asks for an answer.
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
  saidCannot: 'آپ کا جواب: آنا ممکن نہیں۔',
  offered: 'ایک جگہ آپ کے لیے رکھی ہے۔ جواب نہ ملنے پر یہ اگلے نمبر کو ملے گی۔',
  takeIt: 'جگہ لیں',
  gameIsFull: 'اس میچ میں جگہ نہیں۔ ویٹنگ لسٹ میں شامل ہونا ممکن ہے۔',
};
