import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/admin/texts', {
  adminNotesLabel: 'Admin notes',
  suspensionDays: 'A suspension lasts 1, 7, 30 or 90 days',
  fromMustBeInstant: 'from must be an instant',
  beforeMustBeInstant: 'before must be an instant',
});
