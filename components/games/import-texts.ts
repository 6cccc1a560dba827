import { defineTexts } from '@/lib/platform/language/define-texts';

interface Counted {
  count: number;
}

export const texts = defineTexts('components/games/import-texts', {
  open: 'Bring games from a calendar',
  title: 'Games from a calendar',
  hint: 'Export a file (.ics) from your calendar or another app. Coming events become games of the group; of weekly ones, those of the next eight weeks.',
  file: 'Calendar file',
  players: 'Players for each game',
  isPublic: 'Others may find the games and join',
  check: 'Check the file',
  add: ({ count }: Counted, { plural }) =>
    plural(count, { one: 'Add 1 game', other: `Add ${count} games` }),
  added: ({ count }: Counted, { plural }) =>
    plural(count, { one: '1 game added', other: `${count} games added` }),
  nothingNew: 'This file has no coming game that the group does not have already.',
  known: ({ count }: Counted, { plural }) =>
    plural(count, { one: '1 is here already', other: `${count} are here already` }),
  ignored: ({ count }: Counted, { plural }) =>
    plural(count, {
      one: '1 entry is left out: it has no time, or repeats as games cannot',
      other: `${count} entries are left out: they have no time, or repeat as games cannot`,
    }),
  roomFor: ({ room }: { room: number }, { plural }) =>
    plural(room, {
      one: 'The group may have 1 more coming game.',
      other: `The group may have ${room} more coming games.`,
    }),
  failed: 'The games were not added. Please try again.',
});
