import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/statistics/server-texts', {
  onlyOrganisers: 'Only organisers of the group see its statistics.',
  onlyCreator: 'Only the creator of the group can download its data.',
  title: 'Statistics',
  lead: ({ weeks }: { weeks: number }) =>
    `The games of the last ${weeks} weeks. Only organisers see this.`,
  back: ({ group }: { group: string }, { name }) => `Back to ${name(group)}`,
  none: 'No game has been played yet',
  taken: 'Places taken',
  takenOf: ({ share }: { share: number }) => `${share} % of all places`,
  attendance: 'Came',
  attendanceOf: ({ came, missed }: { came: number; missed: number }) =>
    `${came} came, ${missed} did not`,
  unmarked: 'Attendance was not marked.',
  late: 'Left on the last day',
  fresh: 'New faces',
  inAll: ({ count }: { count: number }) => `${count} in all`,
  open: 'Money open',
  ledger: 'Money book',
  numbers: 'All numbers',
  week: 'Week from',
  games: 'Games',
  places: 'Places',
  missed: 'Missed',
  download: 'Download as CSV',
});
