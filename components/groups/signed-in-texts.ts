import { defineTexts } from '@/lib/platform/language/define-texts';

interface Person {
  name: string;
}

interface Group {
  group: string;
}

interface Count {
  count: number;
}

/** What a group's page shows to signed-in people. Guests do without it. */
export const texts = defineTexts('components/groups/signed-in-texts', {
  // Its bell.
  notifications: 'Notifications of this group',
  willHearOfMessages: 'You will hear of new messages',
  muted: 'Muted',
  didNotWork: 'That did not work. Please try again.',

  // The overview.
  nextSteps: 'Next steps',
  nextStepsHint:
    'Plan the first game, and bring everybody in: by a link that they tap, or by name.',
  planFirstGame: 'Plan the first game',
  invitePeople: 'Invite people',
  inviteLink: 'Invite link',
  recentChat: 'Recent Chat',
  nobodyHasWritten: 'Nobody has written yet.',
  deletedUser: 'Deleted user',
  messageDeleted: 'This message was deleted',
  photo: 'Photo',

  // Members.
  membersOf: ({ count, max }: { count: number; max: number }) => `Members (${count} of ${max})`,
  creatorRole: 'Admin',
  organiserRole: 'Organiser',
  memberRole: 'Member',
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
  leadQuestion: ({ group }: Group, { name }) => `Will you run ${name(group)}?`,
  leadHint: 'Its creator would like to hand it over to you. You can say no.',
  leadFreeHint: 'It has no creator any more. The first to say yes runs it.',
  leadYes: 'Yes, I will',
  leadNo: 'No, thanks',
  leadTaken: 'You run the group now',
  leadRefused: 'The group stays as it is',
  remove: 'Remove',
  removeQuestion: ({ name: person }: Person, { name }) => `Remove ${name(person)}?`,
  removeHint: 'Their places in upcoming games go to the next in line. They may ask to join again.',
  wasRemoved: ({ name: person }: Person, { name }) => `${name(person)} was removed`,
  ban: 'Ban',
  banned: 'Banned',
  liftBan: 'Lift ban',
  liftBanOf: ({ name: person }: Person, { name }) => `Lift the ban of ${name(person)}`,
  mayAskAgain: ({ name: person }: Person, { name }) => `${name(person)} may ask again`,
  liftBanFailed: 'Failed to lift the ban',

  // Requests to join, for organisers.
  joinRequestsOf: ({ count }: Count) => `Join requests (${count})`,
  joinRequestsFailed: 'Failed to fetch the join requests',
  nobodyWaiting: 'Nobody is waiting for an answer.',
  /** What the Join button sends, as organisers read it. */
  wouldLikeToJoin: 'I would like to join this group!',
  noteTo: ({ name: person }: Person, { name }) => `A note to ${name(person)} (optional)`,
  note: 'A note (optional)',
  approve: 'Approve',
  approveOf: ({ name: person }: Person, { name }) => `Approve ${name(person)}`,
  isMemberNow: ({ name: person }: Person, { name }) => `${name(person)} is a member now`,
  decline: 'Decline',
  declineOf: ({ name: person }: Person, { name }) => `Decline ${name(person)}`,
  requestDeclined: 'Request declined',

  // The menu of a group.
  menu: 'Group menu',
  announce: 'Announce to members',
  editGroup: 'Edit Group',
  leaveGroup: 'Leave Group',
  leaveQuestion: ({ group }: Group, { name }) => `Leave ${name(group)}?`,
  leaveHint:
    'Your places in its games go to the next in line. To come back you have to join again.',
  youLeft: 'You left the group',
  leaveFailed: 'Failed to leave the group',
  reportGroup: 'Report Group',
  deleteGroup: 'Delete Group',
  deleteQuestion: 'Are you sure you want to delete this group? This action cannot be undone.',
  groupDeleted: 'Group Deleted',
  deleteFailed: 'Failed to delete group',
});
