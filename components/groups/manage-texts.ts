import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Group, Person } from './texts';

/** For who belongs to a group and who leaves it: loaded when such a question is asked. */
export const texts = defineTexts('components/groups/manage-texts', {
  showMorePeople: 'Show more people',
  inviteHint: 'People you are connected with. They decide.',
  nobodyToInvite: 'Nobody to invite',
  nobodyOutside:
    'You have no connections outside this group. Share the link of the group, or find players.',
  findPlayers: 'Find Players',
  inviteOf: ({ name: person }: Person, { name }) => `Invite ${name(person)}`,
  isInvited: ({ name: person }: Person, { name }) => `${name(person)} is invited`,
  inviteFailed: 'Failed to invite',
  takeBack: 'Take back',
  takeBackOf: ({ name: person }: Person, { name }) => `Take back: ${name(person)}`,
  inviteTakenBack: 'Invite taken back',
  inviteAgainIn: ({ name: person, hours }: Person & { hours: number }, { name }) =>
    `You can invite ${name(person)} again in ${hours} hours.`,
  takeBackFailed: 'Failed to take the invite back',
  ban: 'Ban',
  banQuestion: ({ name: person }: Person, { name }) => `Ban ${name(person)}?`,
  banHint:
    'They leave the group and its games, and cannot ask to join again until you lift the ban.',
  banReason: 'Reason (optional)',
  banReasonHint: 'Only the organisers can read it.',
  wasBanned: ({ name: person }: Person, { name }) => `${name(person)} was banned`,
  banFailed: 'Failed to ban',
  whatToDoWith: ({ name: person }: Person, { name }) => `What to do with ${name(person)}`,
  makeOrganiser: 'Make organiser',
  makeMember: 'Make member',
  isOrganiser: ({ name: person }: Person, { name }) => `${name(person)} is an organiser`,
  isMember: ({ name: person }: Person, { name }) => `${name(person)} is a member`,
  handOver: 'Hand the group over',
  handOverQuestion: ({ group, name: person }: Group & Person, { name }) =>
    `Hand ${name(group)} over to ${name(person)}?`,
  handOverHint:
    'We ask them first. Once they say yes, they run the group, and you stay as an organiser. You cannot undo that.',
  handOverButton: 'Ask',
  askedToLead: ({ name: person }: Person, { name }) => `${name(person)} is asked`,
  removeQuestion: ({ name: person }: Person, { name }) => `Remove ${name(person)}?`,
  removeHint: 'Their places in upcoming games go to the next in line. They may ask to join again.',
  wasRemoved: ({ name: person }: Person, { name }) => `${name(person)} was removed`,
  leaveQuestion: ({ group }: Group, { name }) => `Leave ${name(group)}?`,
  leaveHint:
    'Your places in its games go to the next in line. To come back you have to join again.',
  youLeft: 'You left the group',
  leaveFailed: 'Failed to leave the group',
  deleteQuestion: 'Are you sure you want to delete this group? This action cannot be undone.',
  groupDeleted: 'Group Deleted',
  deleteFailed: 'Failed to delete group',
});
