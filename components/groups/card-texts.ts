import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Group } from './texts';

export const texts = defineTexts('components/groups/card-texts', {
  byCreator: 'by <name/>',
  members: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 member', other: `${count} members` }),
  member: 'Member',
  busy: '...',
  join: 'Join',
  joinOf: ({ group }: Group, { name }) => `Join: ${name(group)}`,
  joinGroup: 'Join Group',
  joinGroupOf: ({ group }: Group, { name }) => `Join Group: ${name(group)}`,
  acceptInvite: 'Accept invite',
  acceptInviteOf: ({ group }: Group, { name }) => `Accept invite: ${name(group)}`,
  requested: 'Requested',
  requestedOf: ({ group }: Group, { name }) => `Requested: ${name(group)}`,
  requestSent: 'Request sent',
  requestSentOf: ({ group }: Group, { name }) => `Request sent: ${name(group)}`,
  withdraw: 'Withdraw',
  withdrawOf: ({ group }: Group, { name }) => `Withdraw: ${name(group)}`,
  withdrawRequest: 'Withdraw request',
  withdrawRequestOf: ({ group }: Group, { name }) => `Withdraw request: ${name(group)}`,
  joined: 'Joined group!',
  joinRequestSent: 'Join request sent!',
  requestSentDone: 'Request sent!',
  adminWillReview: 'The group admin will review your request.',
  joinRequestFailed: 'Failed to send join request',
  joinFailed: 'Failed to join group',
  requestTakenBack: 'Request taken back',
  askAgainIn: ({ hours }: { hours: number }) => `You can ask again in ${hours} hours.`,
  withdrawFailed: 'Failed to take the request back',
});
