import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/clients/texts', {
  // Labels, which start a sentence: 'Name must be text'
  nameLabel: 'Name',
  phoneLabel: 'Phone',
  noteLabel: 'Note',
  monthWrong: 'Please choose a month such as 2026-12',
});
