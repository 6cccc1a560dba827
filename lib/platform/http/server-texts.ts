import { defineTexts } from '@/lib/platform/language/define-texts';

const KB = 1024;
const MB = 1024 * KB;

export const texts = defineTexts('lib/platform/http/server-texts', {
  signIn: 'Please sign in.',
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
});
