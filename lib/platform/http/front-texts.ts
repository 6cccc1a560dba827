import { defineTexts } from '@/lib/platform/language/define-texts';

/** What the web process answers before Next, or in its place. */
export const texts = defineTexts('lib/platform/http/front-texts', {
  unreadableAddress: 'This address cannot be read.',
  onlyToRead: 'Only GET, HEAD works here.',
  tooManyPages: 'Too many pages are asked for at once. Please try again in a moment.',
  tooLarge: 'That is too large.',
  signedOut: 'Please sign in.',
  tooMuchAtOnce: 'Too much is sent at once from this address. Please try again in a moment.',
  tooSlow: 'The request came too slowly.',
  noOneHost: 'The request names no host, or more than one.',
  noUpgrade: 'This connection cannot be upgraded to that.',
  unreadable: 'The request cannot be read.',
  headTooLarge: 'The head of the request is too large.',
  unknownExpectation: 'What the request expects is not known here.',
  otherHost: ({ origin }: { origin: string }) =>
    `This site answers at ${origin} only. Whoever runs it can change that address with NEXTAUTH_URL.`,
});
