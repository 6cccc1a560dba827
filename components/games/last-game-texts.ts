import { defineTexts } from '@/lib/platform/language/define-texts';

/** From three on, as people write them. */
const COUNTS = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export interface Streak {
  weeks: number;
  startsAt: string;
  timeZone: string;
}

export const texts = defineTexts('components/games/last-game-texts', {
  lastGame: 'Played: <game/>',
  playedWith: ({ person, others }: { person: string; others: number }, { name, plural }) =>
    others === 0
      ? `With ${name(person)}`
      : `With ${name(person)} and ${others} ${plural(others, { one: 'other', other: 'others' })}`,
  inARow: ({ weeks, startsAt, timeZone }: Streak, { date }) =>
    `${COUNTS[weeks - 3] ?? weeks} ${date(startsAt, { timeZone, weekday: 'long' })}s in a row`,
  nextTime: 'Next time: <when/>',
  againNextWeek: 'Again next week?',
});
