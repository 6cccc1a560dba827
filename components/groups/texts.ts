import { defineTexts } from '@/lib/platform/language/define-texts';

interface Count {
  count: number;
}

export interface Group {
  group: string;
}

export interface Person {
  name: string;
}

interface Count {
  count: number;
}

export const texts = defineTexts('components/groups/texts', {
  inactive: 'Inactive',
  private: 'Private',

  tabs: 'Group',
  overviewTab: 'Overview',
  chatTab: 'Chat',
  gamesTab: 'Games',
  moneyTab: 'Money',
  membersTab: ({ count }: Count) => `Members (${count})`,
  joinRequestsTab: ({ count }: Count, { plural }) =>
    plural(count, { one: 'join request', other: 'join requests' }),

  nextGame: 'Next Game',
  noUpcomingGames: 'No upcoming games',
  about: 'About',
  noDescription: 'This group has not said anything about itself yet.',
  location: 'Location',
  onMapInNewTab: ', on the map in a new tab',
  locationNotSet: 'Location not set',

  groupNotFound: 'Group not found',
  maybePrivate: 'It may be private or deleted.',

  signInToJoin: 'Sign in to join',
  invitesYou: '<name/> invites you.',

  // Joining. A card has less room than the page; the texts with a name are for screen readers

  groups: 'Groups',
  findGames: 'Find games',
  createGroup: 'Create Group',
  myGroups: 'My Groups',
  seeAll: 'See all',
  groupsFailed: 'Failed to fetch groups',
  noGroupsYet: "You haven't joined any groups yet",
  createFirstGroup: 'Create Your First Group',
  active: 'Active',
  joinRequests: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 join request', other: `${count} join requests` }),
  /** Read before the name of the group. */
  youRunThisGroup: 'You run this group:',
  loadingGroups: 'Loading groups',

  invites: 'Invites',
  invitesYouTo: '<name/> invites you to <group/>',
  accept: 'Accept',
  acceptInviteTo: ({ group }: Group, { name }) => `Accept the invite to ${name(group)}`,
  decline: 'Decline',
  declineInviteTo: ({ group }: Group, { name }) => `Decline the invite to ${name(group)}`,
  inviteDeclined: 'Invite declined',
  declineFailed: 'Failed to decline the invite',

  searchGroups: 'Search groups',
  searchHint: 'Search groups by name or description...',
  search: 'Search',
  nearMe: 'Near Me',
  sport: 'Sport',
  applyFilters: 'Apply filters',
  searchResults: 'Search Results',
  trendingGroups: 'Trending Groups Near You',
  trendingFailed: 'Failed to fetch trending groups',
  clearFilters: 'Clear Filters',
  showMoreGroups: 'Show more groups',
  noGroupsFound: 'No groups found',
  noGroupsHint: 'Try adjusting your filters or create a new group',
  groupsToJoin: 'Groups to join',

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

  invitePeople: 'Invite people',
  invite: 'Invite',

  notifications: 'Notifications of this group',
  willHearOfMessages: 'You will hear of new messages',
  muted: 'Muted',
  didNotWork: 'That did not work. Please try again.',

  nextSteps: 'Next steps',
  nextStepsHint:
    'Plan the first game, and bring everybody in: by a link that they tap, or by name.',
  planFirstGame: 'Plan the first game',
  inviteLink: 'Invite link',
  recentChat: 'Recent Chat',
  nobodyHasWritten: 'Nobody has written yet.',
  deletedUser: 'Deleted user',
  messageDeleted: 'This message was deleted',
  photo: 'Photo',

  membersOf: ({ count, max }: { count: number; max: number }) => `Members (${count} of ${max})`,
  creatorRole: 'Admin',
  organiserRole: 'Organiser',
  memberRole: 'Member',
  leadQuestion: ({ group }: Group, { name }) => `Will you run ${name(group)}?`,
  leadHint: 'Its creator would like to hand it over to you. You can say no.',
  leadFreeHint: 'It has no creator any more. The first to say yes runs it.',
  leadYes: 'Yes, I will',
  leadNo: 'No, thanks',
  leadTaken: 'You run the group now',
  leadRefused: 'The group stays as it is',
  remove: 'Remove',
  banned: 'Banned',
  liftBan: 'Lift ban',
  liftBanOf: ({ name: person }: Person, { name }) => `Lift the ban of ${name(person)}`,
  mayAskAgain: ({ name: person }: Person, { name }) => `${name(person)} may ask again`,
  liftBanFailed: 'Failed to lift the ban',

  joinRequestsOf: ({ count }: Count) => `Join requests (${count})`,
  joinRequestsFailed: 'Failed to fetch the join requests',
  nobodyWaiting: 'Nobody is waiting for an answer.',
  /** The Join button's standard message, as organisers read it. */
  wouldLikeToJoin: 'I would like to join this group!',
  noteTo: ({ name: person }: Person, { name }) => `A note to ${name(person)} (optional)`,
  note: 'A note (optional)',
  approve: 'Approve',
  approveOf: ({ name: person }: Person, { name }) => `Approve ${name(person)}`,
  isMemberNow: ({ name: person }: Person, { name }) => `${name(person)} is a member now`,
  declineOf: ({ name: person }: Person, { name }) => `Decline ${name(person)}`,
  requestDeclined: 'Request declined',

  menu: 'Group menu',
  announce: 'Announce to members',
  onOwnSite: 'Show on your own site',
  statistics: 'Statistics',
  data: 'Data and other programs',
  leaveGroup: 'Leave Group',
  reportGroup: 'Report Group',
  deleteGroup: 'Delete Group',
});
