import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/picture-texts', {
  picture: 'Picture',
  uploadingPicture: 'Uploading the picture',
  addPicture: 'Add a picture',
});
