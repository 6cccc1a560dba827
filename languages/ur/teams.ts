import type { texts as teamsEnglish } from '@/components/teams/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedTeamsServerEnglish } from '@/lib/teams/server-texts';
import type { texts as sharedTeamsEnglish } from '@/lib/teams/texts';

const BIBS = { orange: 'نارنجی بِب', green: 'سبز بِب' };

const teams: TextsOf<typeof teamsEnglish> = {
  title: 'ٹیمیں',
  loadFailed: 'ٹیمیں لوڈ نہیں ہو سکیں',
  bibs: ({ team }) => BIBS[team],
  guestOf: ({ player }, { name }) => `${name(player)} کے مہمان`,
  make: 'ٹیمیں بنائیں',
  again: 'دوبارہ بنائیں',
  made: 'ٹیمیں بن گئیں',
  makeFailed: 'ٹیمیں نہیں بن سکیں۔ دوبارہ کوشش کریں۔',
  wishesHint: 'کن کو ایک ٹیم میں ہونا چاہیے اور کن کو الگ؟ یہ کسی اور کو نظر نہیں آتا۔',
  addWish: 'فرمائش شامل کریں',
  removeWish: 'یہ فرمائش ہٹائیں',
  player: 'کھلاڑی',
  other: 'دوسرا کھلاڑی',
  wish: 'فرمائش',
  together: 'ایک ٹیم میں',
  apart: 'الگ ٹیموں میں',
  choose: 'منتخب کریں',
  move: 'بدلیں',
  moveOf: ({ name: player, team }, { name }) => `${name(player)} کی نئی ٹیم: ${BIBS[team]}`,
  moveFailed: 'ٹیم نہیں بدلی جا سکی۔ دوبارہ کوشش کریں۔',
  waiting: 'ابھی ٹیم کے بغیر',
  post: 'چیٹ میں بتائیں',
  posted: 'میچ کی چیٹ میں بتا دیا گیا',
  postFailed: 'چیٹ میں نہیں بتایا جا سکا۔ دوبارہ کوشش کریں۔',
  picture: 'تصویر محفوظ کریں',
  sharePicture: 'تصویر شیئر کریں',
  shareFailed: 'تصویر شیئر نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
};

const sharedTeams: TextsOf<typeof sharedTeamsEnglish> = {
  choosePlayer: 'براہِ کرم کھلاڑی منتخب کریں۔',
  twoPlayers: 'براہِ کرم دو الگ کھلاڑی منتخب کریں۔',
};

export const texts = {
  'components/teams/texts': teams,
  'lib/teams/texts': sharedTeams,
};

const sharedTeamsServer: TextsOf<typeof sharedTeamsServerEnglish> = {
  tooFew: 'دو ٹیموں کے لیے کم از کم دو کھلاڑی چاہییں۔',
  notDrawn: 'ابھی ٹیمیں نہیں بنیں۔',
  wishAboutAbsent: 'یہ کھلاڑی اس میچ میں نہیں۔ براہِ کرم کوئی اور منتخب کریں۔',
  playerNotFound: 'کھلاڑی نہیں ملا',
  onlyMembers: 'یہ تصویر صرف گروپ اور میچ کے کھلاڑیوں کے لیے ہے۔',
  teamsLine: ({ game, orange, green }, { name }) =>
    `نے ٹیمیں بنائیں: ${name(game)}، نارنجی بِب ${orange}، سبز بِب ${green}`,
  pictureOrange: ({ names }, { name, list }) => `نارنجی: ${list(names.map(name))}`,
  pictureGreen: ({ names }, { name, list }) => `سبز: ${list(names.map(name))}`,
  pictureKind: 'ٹیمیں',
};

export const serverTexts = {
  'lib/teams/server-texts': sharedTeamsServer,
};
