import { defineTexts } from '@/lib/platform/language/define-texts';

const KB = 1024;
const MB = 1024 * KB;

export const texts = defineTexts('lib/platform/http/server-texts', {
  signIn: 'Please sign in.',
  noTokens: 'Access tokens may not do that. Please use the site.',
  onlyAdmins: 'Only admins can do that.',
  otherSite: 'This request came from another site and was refused.',
  /** Rounded up, so that people do not come back too early. */
  tooMuch: ({ seconds }: { seconds: number }, { plural }) => {
    const minutes = Math.ceil(seconds / 60);
    const wait =
      seconds < 60
        ? plural(seconds, { one: '1 second', other: `${seconds} seconds` })
        : plural(minutes, { one: '1 minute', other: `${minutes} minutes` });
    return `That was a lot at once. Please try again in ${wait}.`;
  },
  notFound: 'Not found',
  callNotFound: 'Call not found',
  unknownField: ({ field }: { field: string }) => `There is no field called ${field}`,
  checkEntries: 'Please check what you entered.',
  pageGone: 'That page cannot be opened any more. Please start again.',
  keyPlain: ({ max }: { max: number }) => `An Idempotency-Key has at most ${max} plain characters.`,
  keyUsed: 'That Idempotency-Key was used for something else.',
  firstStillRuns: 'The first request is still running. Please try again.',
  doneBefore: 'That has been done already. Please load the page again.',
  noBody: 'This call takes no body',
  sendJson: 'Please send JSON.',
  notJson: 'The request is not valid JSON.',
  sendMultipart: 'Please send the form as multipart/form-data.',
  formUnreadable: 'The form could not be read.',
  brokeOff: 'The request broke off.',
  tooLarge: ({ bytes }: { bytes: number }) =>
    `That is too large: at most ${bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.round(bytes / KB)} KB`}.`,
  internal: 'Something went wrong on our side. Please try again.',
  // Of the web process itself, before Next or without it, and what works without scripts
  back: 'Back',
  unreadableAddress: 'This address cannot be read.',
  readOnly: 'Only GET and HEAD work here.',
  tooManyPages: 'Too many pages were requested at once. Please try again in a moment.',
  bodyTooLarge: 'That is too large.',
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
