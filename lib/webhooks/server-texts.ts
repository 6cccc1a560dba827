import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/webhooks/server-texts', {
  webhookNotFound: 'This webhook does not exist any more.',
  callNotFound: 'This call is not there any more, or was answered.',
  onlyOrganisers: 'Only organisers of the group manage its webhooks.',
  noMembers: 'A venue has no members: choose events of games.',
  onlyHttps: 'The address must begin with https://',
  tooMany: ({ max }: { max: number }) => `There can be ${max} webhooks. Delete one first.`,
});
