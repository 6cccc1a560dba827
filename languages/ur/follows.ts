import type { texts as screenEnglish } from '@/components/follows/texts';
import type { texts as serverEnglish } from '@/lib/follows/server-texts';
import type { texts as formEnglish } from '@/lib/follows/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';

const screen: TextsOf<typeof screenEnglish> = {
  follow: 'میچوں کی خبر دیں',
  followOf: ({ thing }, { name }) => `میچوں کی خبر دیں: ${name(thing)}`,
  stop: 'خبر دینا بند کریں',
  stopOf: ({ thing }, { name }) => `خبر دینا بند کریں: ${name(thing)}`,
  followed: 'آپ کو خبر دی جائے گی',
  followedHow: 'دن میں زیادہ سے زیادہ ایک بار، اور ہفتے میں ایک ای میل۔',
  stopped: 'اب آپ کو خبر نہیں دی جائے گی',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  title: 'مجھے خبر دیں',
  hint: 'آپ کے لیول کے وہ میچ جن میں جگہ ہے، آپ کی پسند میں سے: دن میں زیادہ سے زیادہ ایک اطلاع اور ہفتے میں ایک ای میل۔ آپ کی پسند کسی اور کو نظر نہیں آتی۔',
  nothing: 'ابھی یہاں کچھ نہیں۔',
  listFailed: 'فہرست لوڈ نہیں ہو سکی',
  nearMe: 'میری جگہ کے آس پاس',
  sport: 'کھیل',
  chooseSport: 'کھیل چنیں',
  area: 'علاقہ (اختیاری)',
  areaHint: 'خالی ہو تو آپ کی اپنی جگہ کے آس پاس۔',
};

const form: TextsOf<typeof formEnglish> = {
  area: 'علاقہ',
  oneThing: 'ایک وقت میں ایک ہی چیز چنیں',
};

const server: TextsOf<typeof serverEnglish> = {
  notThere: 'یہ اب موجود نہیں',
  notFound: 'یہ آپ کی فہرست میں نہیں',
  tooMany: ({ max }) => `فہرست میں زیادہ سے زیادہ ${max} چیزیں ہو سکتی ہیں۔`,
  whichArea: 'علاقے کا نام لکھیں: آپ کے پروفائل میں ابھی کوئی جگہ نہیں۔',
  notYourself: 'اپنے میچوں کا آپ کو علم ہے۔',
  toldTitle: ({ count }, { plural }) =>
    plural(count, { one: 'آپ کے لیے ایک میچ', other: `آپ کے لیے ${count} میچ` }),
  toldMessage: ({ count, sport, startsAt, timeZone }, { start }) =>
    `${sportWords(sport, LANGUAGE)}، ${start(startsAt, timeZone)}${count > 1 ? `، اور ${count - 1} مزید` : ''}۔ یہ آپ کی پسند کے مطابق ہے۔`,
  letterHeading: ({ count }, { plural }) =>
    plural(count, { one: 'اس ہفتے آپ کے لیے ایک میچ', other: `اس ہفتے آپ کے لیے ${count} میچ` }),
  letterLine: ({ sport, startsAt, timeZone, left }, { start, plural }) =>
    `${sportWords(sport, LANGUAGE)}، ${start(startsAt, timeZone)}: ${plural(left, { one: '1 جگہ باقی', other: `${left} جگہیں باقی` })}`,
  seeGames: 'میچ دیکھیں',
};

export const texts = {
  'components/follows/texts': screen,
  'lib/follows/texts': form,
};

export const serverTexts = {
  'lib/follows/server-texts': server,
};
