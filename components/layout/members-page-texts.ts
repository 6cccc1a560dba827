import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/layout/members-page-texts', {
  game: 'Game',
  gameLoading: 'Loading game...',
  gameNotFound: 'Game not found',
  group: 'Group',
  groupLoading: 'Loading group...',
  groupNotFound: 'Group not found',
});
