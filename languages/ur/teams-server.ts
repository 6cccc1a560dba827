import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedTeamsServerEnglish } from '@/lib/teams/server-texts';

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

export const texts = {
  'lib/teams/server-texts': sharedTeamsServer,
};
