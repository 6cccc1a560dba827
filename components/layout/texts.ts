import { defineTexts } from '@/lib/platform/language/define-texts';

/** Every public page loads these. */
export const texts = defineTexts('components/layout/texts', {
  // The frame
  home: 'Maidan, home',
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  createAccount: 'Create account',
  // What failed or is not there
  tryAgain: 'Try again',
  pageFailed: 'This page could not be loaded',
  wentWrong: 'Something went wrong',
  siteFailed: 'Maidan could not be loaded. Your data is safe.',
  // Lists
  loading: 'Loading…',
  loadingFailed: 'Loading failed: try again',
  showMore: 'Show more',
});
