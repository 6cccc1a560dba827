import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/moderation/menu-texts', {
  moreAbout: ({ person }: { person: string }, { name }) => `More about ${name(person)}`,
  disconnect: 'Disconnect',
  report: 'Report <name/>',
  block: 'Block <name/>',
});
