import { defineTexts } from '@/lib/platform/language/define-texts';

/** Every public page loads these: only what the primitives say themselves. */
export const texts = defineTexts('components/ui/texts', {
  close: 'Close',
  applyFilters: 'Apply',
  needsScripts:
    'This form needs JavaScript. Please allow it in your browser and load the page again.',
  // A part of the page that has not arrived
  notLoaded: 'This could not be loaded',
  checkLine: 'Check your connection and try again.',
  loadAgain: 'Try again',
  // Read out by screen readers, with the key that leads to them.
  toasts: ({ key }: { key: string }) => `Notifications (${key})`,
});
