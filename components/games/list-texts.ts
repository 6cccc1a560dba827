import { defineTexts } from '@/lib/platform/language/define-texts';
import { DAY } from './texts';

export const texts = defineTexts('components/games/list-texts', {
  mayBePrivate: 'It may be visible to its group only, or deleted.',
  moreNeeded: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'One more player needed to play.',
      other: `${count} more players needed to play.`,
    }),
  fetchFailed: 'Failed to fetch games',
  showMore: 'Show more games',
  upcomingGames: 'Upcoming games',
  noUpcomingGames: 'No upcoming games',
  pickDay: 'Pick a day and a place; the members are told.',
  followingOf: '<game/>: <following/>',
  showPast: 'Show past and cancelled games',
  pastGames: 'Past and cancelled games',
  noneYet: 'None yet.',
  games: 'Games',
  sport: 'Sport',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekday: ({ date: day }: { date: string }, { date }) =>
    date(day, { timeZone: 'UTC', weekday: 'long' }),
  dayOf: ({ date: day }: { date: string }, { date }) => date(day, DAY),
  noneFound: 'No games found',
  tryAnother: 'Try another day or sport, or start a group and plan one.',
  noneNear: ({ km }: { km: number }, { distance }) =>
    `No games within ${distance(km)}. These are the soonest elsewhere.`,
  noneSuchNear: ({ km }: { km: number }, { distance }) =>
    `No such games within ${distance(km)}. These are the soonest elsewhere.`,
  clearFilters: 'Clear Filters',
  myGames: 'My games',
  menu: 'Game menu',
  announce: 'Announce to players',
  editOrPostpone: 'Edit or Postpone',
  inviteLink: 'Invite link',
  duplicate: 'Duplicate',
  report: 'Report Game',
  skipDate: 'Skip This Date',
  cancel: 'Cancel Game',
});
