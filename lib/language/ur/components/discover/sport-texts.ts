import type { texts as english } from '@/components/discover/sport-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const counted =
  (words: string) =>
  ({ count }: { count: string | null }) =>
    count === null ? words : `${words} (${count})`;

export const texts: TextsOf<typeof english> = {
  // The page of a sport: tabs
  groupsTab: counted('گروپس'),
  peopleTab: counted('لوگ'),
  venuesTab: counted('وینیوز'),
  coachingTab: counted('کوچنگ'),
  groupsOf: ({ sport }, { name }) => `${name(sport)} کے گروپس`,
  peopleOf: ({ sport }, { name }) => `آپ کے قریب ${name(sport)} کے کھلاڑی`,
  venuesOf: ({ sport }, { name }) => `${name(sport)} کے لیے جگہیں`,
  coachesOf: ({ sport }, { name }) => `${name(sport)} کے کوچز`,
  applyToCoach: 'کوچ بننے کی درخواست دیں',
  // The page of a sport: lists
  groupListFailed: 'گروپس لوڈ نہیں ہو سکے',
  moreGroups: 'مزید گروپس دکھائیں',
  noGroupOfSport: ({ sport }, { name }) =>
    `${name(sport)} کے کھلاڑیوں کو اکٹھا کرنے کی پہل آپ کریں۔`,
  lookAtGroups: 'تمام گروپس دیکھیں',
  morePlayers: 'مزید کھلاڑی دکھائیں',
  noPlayerOfSport: ({ sport }, { name }) =>
    `ابھی کسی اور نے ${name(sport)} کو اپنا کھیل نہیں بتایا۔`,
  lookAtPlayers: 'تمام کھلاڑی دیکھیں',
  moreVenues: 'مزید وینیوز دکھائیں',
  noPlaceOfSport: ({ sport }, { name }) => `ابھی ${name(sport)} کی کوئی جگہ شامل نہیں کی گئی۔`,
  lookAtVenues: 'تمام وینیوز دیکھیں',
  noCoaches: 'کوئی کوچ نہیں ملا',
  noCoachOfSport: ({ sport }, { name }) =>
    `یہاں ابھی ${name(sport)} کے کوئی کوچ نہیں۔ آپ سکھانا چاہیں تو کوچ بننے کی درخواست دیں۔`,
  lookAtCoaches: 'تمام کوچز دیکھیں',
};
