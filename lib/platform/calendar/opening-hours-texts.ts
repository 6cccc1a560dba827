import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/calendar/opening-hours-texts', {
  hoursFormat: 'Please enter opening hours like 06:00 and 22:00',
  hoursMax: ({ max }: { max: number }) => `Opening hours can have at most ${max} parts`,
  hoursOverlap: ({ day }: { day: string }) => `The opening hours of ${day} overlap`,
});
