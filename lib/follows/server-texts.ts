import { defineTexts } from '@/lib/platform/language/define-texts';

/** A game without its own words: nothing to follow when they change. */
interface Told {
  sport: string;
  startsAt: string;
  timeZone: string;
}

export const texts = defineTexts('lib/follows/server-texts', {
  notThere: 'That does not exist any more',
  notFound: 'You do not follow that',
  tooMany: ({ max }: { max: number }) => `You can follow at most ${max} things.`,
  whichArea: 'Name an area: your profile has no place yet.',
  notYourself: 'You know your own games.',
  toldTitle: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'A game for you', other: `${count} games for you` }),
  toldMessage: ({ count, sport, startsAt, timeZone }: Told & { count: number }, { name, start }) =>
    `${name(sport)}, ${start(startsAt, timeZone)}${count > 1 ? `, and ${count - 1} more` : ''}. It fits what you follow.`,

  letterHeading: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'One game for you this week', other: `${count} games for you this week` }),
  letterLine: (
    { sport, startsAt, timeZone, left }: Told & { left: number },
    { name, start, plural },
  ) =>
    `${name(sport)}, ${start(startsAt, timeZone)}: ${plural(left, { one: '1 spot left', other: `${left} spots left` })}`,
  seeGames: 'See the games',
});
