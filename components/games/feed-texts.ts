import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/feed-texts', {
  level: 'My level',
  women: 'Women',
  room: 'Has room',
  free: 'Free',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  post: 'Post a game',
});
