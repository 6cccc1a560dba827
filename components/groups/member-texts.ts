import { defineTexts } from '@/lib/platform/language/define-texts';

interface Person {
  name: string;
}

interface Group {
  group: string;
}

export const texts = defineTexts('components/groups/member-texts', {
  // The groups screen.
  groups: 'Groups',
  findGames: 'Find games',
  createGroup: 'Create Group',
  myGroups: 'My Groups',
  groupsFailed: 'Failed to fetch groups',
  noGroupsYet: "You haven't joined any groups yet",
  createFirstGroup: 'Create Your First Group',
  active: 'Active',
  inactive: 'Inactive',
  joinRequests: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 join request', other: `${count} join requests` }),
  /** Read before the name of the group. */
  youRunThisGroup: 'You run this group:',
  loadingGroups: 'Loading groups',

  // Invites.
  invites: 'Invites',
  invitesYouTo: '<name/> invites you to <group/>',
  accept: 'Accept',
  acceptInviteTo: ({ group }: Group, { name }) => `Accept the invite to ${name(group)}`,
  joined: 'Joined group!',
  joinFailed: 'Failed to join group',
  decline: 'Decline',
  declineInviteTo: ({ group }: Group, { name }) => `Decline the invite to ${name(group)}`,
  inviteDeclined: 'Invite declined',
  declineFailed: 'Failed to decline the invite',

  // Searching for groups.
  searchGroups: 'Search groups',
  searchHint: 'Search groups by name or description...',
  search: 'Search',
  location: 'Location',
  nearMe: 'Near Me',
  sport: 'Sport',
  applyFilters: 'Apply filters',
  searchResults: 'Search Results',
  trendingGroups: 'Trending Groups Near You',
  trendingFailed: 'Failed to fetch trending groups',
  clearFilters: 'Clear Filters',
  showMoreGroups: 'Show more groups',
  showMorePeople: 'Show more people',
  noGroupsFound: 'No groups found',
  noGroupsHint: 'Try adjusting your filters or create a new group',
  groupsToJoin: 'Groups to join',

  // The form of a group.
  createNewGroup: 'Create New Group',
  createHint: 'Create a group to organize games with multiple players',
  groupCreated: 'Group created!',
  groupCreatedHint: 'Your new group has been created successfully.',
  createFailed: 'Failed to create group',
  sportRequired: 'Sport is required',
  fillIn: 'Please fill in all required fields',
  error: 'Error',
  editGroup: 'Edit Group',
  save: 'Save',
  groupSaved: 'Group saved',
  saveFailed: 'Failed to save the group',
  activeSwitch: 'Active: people find it and ask to join',
  name: 'Name',
  description: 'Description',
  chooseSport: 'Choose a sport',
  maximumMembers: 'Maximum members',
  area: 'Area (optional)',
  ownArea: 'Your own area',
  whoMayJoin: 'Who may join',
  whoFindsIt: 'Who finds it',
  everyone: 'Everyone',
  invitedOnly: 'Invited people only',
  everyMemberCreatesGames: 'Every member may create games',

  // Inviting people.
  invitePeople: 'Invite people',
  inviteHint: 'People you are connected with. They decide.',
  nobodyToInvite: 'Nobody to invite',
  notConnected:
    'You are not connected with anybody yet. Share the link of the group, or find players.',
  findPlayers: 'Find Players',
  everybodyIsIn: 'Everybody you are connected with is in the group already.',
  invite: 'Invite',
  inviteOf: ({ name: person }: Person, { name }) => `Invite ${name(person)}`,
  isInvited: ({ name: person }: Person, { name }) => `${name(person)} is invited`,
  inviteFailed: 'Failed to invite',
  takeBack: 'Take back',
  takeBackOf: ({ name: person }: Person, { name }) => `Take back: ${name(person)}`,
  inviteTakenBack: 'Invite taken back',
  inviteAgainIn: ({ name: person, hours }: Person & { hours: number }, { name }) =>
    `You can invite ${name(person)} again in ${hours} hours.`,
  takeBackFailed: 'Failed to take the invite back',

  // Banning a member.
  ban: 'Ban',
  banQuestion: ({ name: person }: Person, { name }) => `Ban ${name(person)}?`,
  banHint:
    'They leave the group and its games, and cannot ask to join again until you lift the ban.',
  banReason: 'Reason (optional)',
  banReasonHint: 'Only the organisers can read it.',
  wasBanned: ({ name: person }: Person, { name }) => `${name(person)} was banned`,
  banFailed: 'Failed to ban',
});
