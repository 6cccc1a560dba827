import { defineTexts } from '@/lib/platform/language/define-texts';

/** Every public page loads these: only the primitives' own texts. */
export const texts = defineTexts('components/ui/texts', {
  close: 'Close',
  applyFilters: 'Apply',
  needsScripts:
    'This form needs JavaScript. Please allow it in your browser and load the page again.',
  // A part that failed to load
  notLoaded: 'This could not be loaded',
  checkLine: 'Check your connection and try again.',
  loadAgain: 'Try again',
  // For screen readers, with the key that focuses them
  toasts: ({ key }: { key: string }) => `Notifications (${key})`,
});
