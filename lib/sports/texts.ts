import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/sports/texts', {
  /** Stored in English; another language lists its words for SPORTS. Sports added by admins keep their names. */
  sport: ({ name }: { name: string }) => name,

  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',

  levelUnknown: 'Skill level must be beginner, intermediate, advanced or expert',
  noSuchSport: 'There is no such sport',
  tooManySports: 'These are too many sports',
  nameLabel: 'Name',
  emojiNotText: 'Emoji must be text',
  oneEmoji: 'Please enter one emoji',
  sayWhetherPopular: 'Please say whether it is popular',
});
