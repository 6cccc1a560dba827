import { defineTexts } from '@/lib/platform/language/define-texts';

/** Responses of the web process itself, before Next or without it, and of what works without scripts. */
export const texts = defineTexts('lib/platform/http/front-texts', {
  back: 'Back',
  unreadableAddress: 'This address cannot be read.',
  readOnly: 'Only GET and HEAD work here.',
  tooManyPages: 'Too many pages were requested at once. Please try again in a moment.',
  tooLarge: 'That is too large.',
  signedOut: 'Please sign in.',
  tooMuchAtOnce: 'This address is sending too much at once. Please try again in a moment.',
  tooSlow: 'The request came too slowly.',
  notOneHost: 'The request names no host, or more than one.',
  noUpgrade: 'This connection cannot be upgraded to that.',
  unreadable: 'The request cannot be read.',
  headTooLarge: 'The head of the request is too large.',
  unknownExpectation: 'Unsupported Expect header.',
  /** After a click on a page whose scripts do not arrive. */
  notLoaded: 'This could not be loaded. Please try again.',
  otherHost: ({ origin }: { origin: string }) =>
    `This site answers at ${origin} only. Whoever runs it can change that address with NEXTAUTH_URL.`,
});
