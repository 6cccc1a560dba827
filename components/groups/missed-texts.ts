import { defineTexts } from '@/lib/platform/language/define-texts';

const games = (count: number) => (count === 1 ? '1 missed game' : `${count} missed games`);

export const texts = defineTexts('components/groups/missed-texts', {
  rule: 'Who misses games can only join the waitlist',
  off: 'Off',
  afterGames: ({ count }: { count: number }) => `After ${games(count)}`,
  missedWeeks: 'Within so many weeks',
  waitWeeks: 'For so many weeks',
  lateHours: 'Leaving counts so many hours before the start (empty: it does not)',

  missed: 'Missed games',
  missedHint: ({ max, weeks, wait }: { max: number; weeks: number; wait: number }, { plural }) =>
    `After ${games(max)} in ${plural(weeks, { one: 'a week', other: `${weeks} weeks` })} a player can only join the waitlist for ${plural(wait, { one: 'a week', other: `${wait} weeks` })}.`,
  nobody: 'Nobody has missed a game lately.',
  countOf: ({ count }: { count: number }) => games(count),
  waitsUntil: 'Waitlist only until <until/>',
  forgive: 'Forgive',
  forgiveOf: ({ player }: { player: string }, { name }) => `Forgive ${name(player)}`,
  forgiven: ({ player }: { player: string }, { name }) => `${name(player)} may have places again`,
  forgiveFailed: 'Failed to forgive',
  youWait:
    'You missed games of this group: until <until/> you can only join the waitlist. An organiser can forgive it.',
});
