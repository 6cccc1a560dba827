import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/storage/server-texts', {
  emptyPicture: 'That file is empty.',
  unsupportedPicture: 'Please use a JPG, PNG, WebP or GIF picture.',
  tooManyPixels: ({ megapixels }: { megapixels: number }) =>
    `That picture has too many pixels: at most ${megapixels} megapixels.`,
  damagedPicture: 'That picture is damaged and could not be read.',
  notStored: 'The picture could not be stored. Please try again.',
  notFound: 'Not found',
  notShown: 'The picture cannot be shown just now.',
  fullToday: ({ megabytes }: { megabytes: number }) =>
    `You have added ${megabytes} MB of pictures today, the most for one day. Please try again tomorrow.`,
  fullAccount: ({ gigabytes }: { gigabytes: number }) =>
    `Your pictures take up ${gigabytes} GB, the most for one account. Please delete some first.`,
});
