import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/db/server-texts', {
  existsAlready: 'That exists already.',
  goneMeanwhile: 'Something this refers to does not exist any more.',
  valueOutOfRange: 'That value is out of range.',
  timeTaken: 'That time is already taken.',
  textTooLong: 'That text is too long.',
  numberOutOfRange: 'That number is out of range.',
  textNotStorable: 'That text contains characters that cannot be stored.',
  changedMeanwhile: 'Somebody changed this at the same moment. Please try again.',
  tooBusy: 'Very many people are here right now. Please try again in a moment.',
  away: '<product/> is not available right now. Please try again in a minute.',
  aboutToBeDeleted:
    'Your account is about to be deleted. Restore it in Settings to begin something new.',
});
