import { defineTexts } from '@/lib/platform/language/define-texts';

interface Named {
  name: string;
}

export const texts = defineTexts('components/groups/regular-texts', {
  regulars: 'Regulars without an account',
  regularsHint:
    'Each has a personal link: it answers games of this group with one tap, without an account or e-mail.',
  pasteList: 'Paste a list',
  pasteTitle: 'Paste the list from your chat',
  pasteHint: 'Numbers, ticks, emoji and phone numbers are left out. Only names are stored.',
  list: 'List',
  listPlaceholder: '1. Ali\n2. Hamza\n3. Bilal',
  check: 'Check the list',
  tableFile: 'Or a CSV file of another app, with a column of names',
  addPeople: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'Add 1 person', other: `Add ${count} people` }),
  willBeAdded: ({ count }: { count: number }) => `New (${count})`,
  nobodyNew: 'Nobody on this list is new.',
  hereAlready: 'Here already',
  twice: 'Twice in the list',
  notUnderstood: 'Not understood',
  tooMany: 'A list may have 60 names, a table 300. Add the rest separately.',
  roomFor: ({ room }: { room: number }, { plural }) =>
    plural(room, {
      one: 'The group has room for 1 more. Raise its limit first.',
      other: `The group has room for ${room} more. Raise its limit first.`,
    }),
  added: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 person added', other: `${count} people added` }),
  sendLinks: 'Now send each of them their link.',
  pasteFailed: 'The list was not saved. Please try again.',
  linkMessage: ({ name: person, group, url }: Named & { group: string; url: string }, { name }) =>
    `${name(person)}, this is your link for ${name(group)}: say with one tap whether you are coming. It is yours alone.\n${url}`,
  removeHint: 'Their places go to the next in line, and their link ends.',
  alwaysComes: 'Comes unless they say no',
  makeAlways: 'Comes unless they say no',
  askEachTime: 'Ask for each game',
  comesAlways: ({ name: person }: Named, { name }) =>
    `${name(person)} has a seat in each new date of a series`,
  isAskedAgain: ({ name: person }: Named, { name }) => `${name(person)} is asked for each game`,
  // A member, about themselves
  iCome: 'I come unless I say no',
  iComeHint: 'You get a seat in each new date of the weekly games, while there is room.',
  iComeNow: 'You have a seat in each new date, unless you say no',
  iAmAsked: 'You are asked for each game',
  // On a game, for organisers
  regularsList: ({ count }: { count: number }) => `Regulars (${count})`,
  saidMaybe: 'Maybe',
  saidOut: 'Not going',
  didNotWork: 'That did not work. Please try again.',
});
