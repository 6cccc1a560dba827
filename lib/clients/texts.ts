import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/clients/texts', {
  // Labels, which start a sentence: 'Name must be text'
  nameLabel: 'Name',
  phoneLabel: 'Phone',
  noteLabel: 'Note',
  monthWrong: 'Please choose a month such as 2026-12',
  weeksRange: ({ max }: { max: number }) => `Weeks must be a whole number from 1 to ${max}`,
  packageSessionsRange: ({ min, max }: { min: number; max: number }) =>
    `A package has from ${min} to ${max} sessions`,
  packageDaysRange: ({ min, max }: { min: number; max: number }) =>
    `Valid days must be a whole number from ${min} to ${max}`,
});
