import { defineTexts } from '@/lib/platform/language/define-texts';

interface Thing {
  thing: string;
}

export const texts = defineTexts('components/follows/texts', {
  follow: 'Tell me of games',
  followOf: ({ thing }: Thing, { name }) => `Tell me of games: ${name(thing)}`,
  stop: 'Stop telling me',
  stopOf: ({ thing }: Thing, { name }) => `Stop telling me: ${name(thing)}`,
  followed: 'You will be told',
  followedHow: 'At most once a day, and by e-mail once a week.',
  stopped: 'You are not told any more',
  failed: 'That did not work. Please try again.',

  title: 'Tell me when',
  hint: 'Games that fit your level and have room, from what you follow: at most one notification a day and one e-mail a week. Nobody sees what you follow.',
  nothing: 'You follow nothing yet.',
  listFailed: 'The list could not be loaded',
  nearMe: 'around my place',
  sport: 'Sport',
  chooseSport: 'Choose a sport',
  area: 'Area (optional)',
  areaHint: 'If empty, around your own place.',
});
