import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/group-texts', {
  create: 'Create Game',
  upcomingGames: 'Upcoming games',
  noUpcomingGames: 'No upcoming games',
  pickDay: 'Pick a day and a place; the members are told.',
  followingOf: '<game/>: <following/>',
  showPast: 'Show past and cancelled games',
  pastGames: 'Past and cancelled games',
  noneYet: 'None yet.',
});
