import type { texts as english } from '@/components/likes/match-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  matchTitle: 'جوڑ مل گیا!',
  bothWantToPlay: 'آپ کا اور <name/> کا کھیل: <sport/>',
  bothWantToPlaySports: 'آپ اور <name/>، دونوں کو کھیلوں کا شوق ہے',
  likedYouToo: '<name/> نے بھی آپ کو لائک کیا',
  keepSwiping: 'اور دیکھیں',
  sendMessage: 'پیغام بھیجیں',
};
