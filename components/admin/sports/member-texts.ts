import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/sports/member-texts', {
  sports: 'Sports',
  addSport: 'Add Sport',
  loadingSports: 'Loading sports...',
  popular: 'Popular',
  editSport: ({ sport }: { sport: string }, { name }) => `Edit ${name(sport)}`,
  editSportTitle: ({ sport }: { sport: string }, { name }) => `Edit: ${name(sport)}`,
  sportHint:
    'People, groups, venues and games can choose it at once. A sport without an icon of its own gets a circle.',
  save: 'Save',
  sportSaved: 'Sport saved',
  sportAdded: 'Sport added',
  sportName: 'Name',
  emoji: 'Emoji',
  emojiHint: ({ emoji }: { emoji: string }) => `Left empty, it is ${emoji}.`,
  popularHint: 'Popular: a button of its own on Discover',
});
