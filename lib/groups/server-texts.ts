import { defineTexts } from '@/lib/platform/language/define-texts';

interface Person {
  name: string;
}

interface Group {
  group: string;
}

type PersonAndGroup = Person & Group;

interface Place {
  /** Null for a group without a place. */
  location: string | null;
}

export const texts = defineTexts('lib/groups/server-texts', {
  /** The stored name of the group for the games of two people; visible to admins only. */
  gameOfTwo: 'Game of two',
  groupNotFound: 'Group not found',
  requestNotFound: 'Request not found',
  inviteNotFound: 'Invite not found',
  connectionNotFound: 'Connection not found',
  memberNotFound: 'Member not found',
  banNotFound: 'Ban not found',
  locationNotFound: 'Location not found',
  locationSuggestions: ({ places }: { places: string[] }) =>
    `Location not found. Did you mean ${places.join(' or ')}?`,

  completeProfile: 'Please complete your profile first.',
  audienceWithoutYou: 'You have to be one of the people who may join.',
  noSuchSport: 'There is no such sport',
  tooManyGroups: ({ max }: { max: number }) => `You can run at most ${max} groups.`,
  notAskedToLead: 'Nobody asks you to run this group any more.',
  theyRunTooMany: ({ max }: { max: number }) =>
    `They run ${max} groups already, which is the most.`,
  onlyOrganisersAnnounce: 'Only organisers can announce something to all members.',
  onlyOrganisersEdit: 'Only organisers can edit the group.',
  onlyOrganisers: 'Only organisers can do that.',
  onlyMembers: 'Only members can do that.',
  onlyCreator: 'Only the creator can do that.',
  onlyCreatorDeletes: 'Only the creator can delete the group.',
  moreMembersAlready: 'The group has more members than that already.',
  membersAlready: ({ count }: { count: number }) =>
    `The group has ${count} members already: the limit cannot be lower.`,
  clubTooLarge: ({ count, max }: { count: number; max: number }) =>
    `The club has ${count} members. A group that is not a club can have at most ${max}.`,

  full: 'This group is full.',
  memberAlready: ({ name: person }: Person, { name }) => `${name(person)} is a member already.`,
  youAreMember: 'You are a member already.',
  youHaveAsked: 'You have asked to join already.',
  requestClosed: 'That request is not open any more.',
  inviteClosed: 'That invite is not open any more.',
  invitedAlready: ({ name: person }: Person, { name }) => `${name(person)} is invited already.`,
  askAgain: ({ group, hours }: Group & { hours: number }, { name, plural }) =>
    `You took your request back. You can ask to join ${name(group)} again in ${plural(hours, { one: '1 hour', other: `${hours} hours` })}.`,
  inviteAgain: ({ name: person, hours }: Person & { hours: number }, { name, plural }) =>
    `${name(person)} was invited a short while ago. You can invite ${name(person)} again in ${plural(hours, { one: '1 hour', other: `${hours} hours` })}.`,

  handOverFirst: 'Hand the group over to somebody else first.',
  handOverBeforeLeaving: 'Hand the group over before you leave it.',
  handOverUnfitting: ({ group }: { group: string }, { name }) =>
    `You run ${name(group)}, which this gender does not fit. Hand it over or delete it first.`,
  cannotBanYourself: 'You cannot ban yourself.',

  requestTitle: 'New join request',
  wouldLikeToJoin: ({ name: person, group }: PersonAndGroup, { name }) =>
    `${name(person)} would like to join ${name(group)}.`,
  newMemberTitle: 'New member',
  personJoined: ({ name: person, group }: PersonAndGroup, { name }) =>
    `${name(person)} joined ${name(group)}.`,
  approvedTitle: 'You are in',
  approved: ({ group, note }: Group & { note: string | null }, { name }) =>
    `You are a member of ${name(group)} now.${note ? ` ${name(note)}` : ''}`,
  declinedTitle: 'Request declined',
  declined: ({ group, note }: Group & { note: string | null }, { name }) =>
    `${name(group)} has declined your request.${note ? ` ${name(note)}` : ''}`,
  inviteTitle: 'Group invite',
  invited: ({ name: person, group }: PersonAndGroup, { name }) =>
    `${name(person)} invites you to ${name(group)}.`,
  creatorTitle: 'A group for you',
  roleTitle: 'Your role has changed',
  creatorNow: ({ group }: Group, { name }) => `${name(group)} is yours to run now.`,
  leadTitle: 'Will you run a group?',
  askedToLead: ({ group }: Group, { name }) =>
    `You are asked to run ${name(group)}. It is yours only if you say yes.`,
  leadFree: ({ group }: Group, { name }) =>
    `${name(group)} has no creator any more. The first of you to say yes runs it.`,
  leadAccepted: ({ group }: Group, { name }) =>
    `${name(group)} has been taken over. You are an organiser now.`,
  leadDeclinedTitle: 'The group stays yours',
  leadDeclined: ({ group }: Group, { name }) =>
    `The person whom you asked would rather not run ${name(group)}.`,
  organiserNow: ({ group }: Group, { name }) => `${name(group)} has made you an organiser.`,
  memberNow: ({ group }: Group, { name }) => `${name(group)} has made you a regular member.`,
  removedTitle: 'No longer a member',
  removed: ({ group }: Group, { name }) => `You are no longer a member of ${name(group)}.`,
  deletedTitle: 'Group deleted',
  deleted: ({ group }: Group, { name }) => `${name(group)} was deleted. Its games are cancelled.`,

  // System lines of the chat, after a person's name
  lineJoined: 'joined',
  lineLeft: 'left',
  lineRemoved: 'was removed',
  lineRunsGroup: 'runs the group now',

  // Pages, metadata and share cards
  backToGroups: 'Back to Groups',
  /** Cricket Lovers: Cricket in Lahore. */
  metaTitle: ({ group, sport, location }: { group: string; sport: string } & Place, { name }) =>
    `${name(group)}: ${name(sport)}${location ? ` in ${name(location)}` : ''}`,
  metaMembers: ({ count, max }: { count: number; max: number }) => `${count} of ${max} members.`,
  metaWomen: 'Women only.',
  metaMen: 'Men only.',
  metaGroup: ({ sport, location }: { sport: string } & Place, { name }) =>
    `A ${name(sport)} group${location ? ` in ${name(location)}` : ''}.`,

  groups: 'Groups',
  pleaseSignIn: 'Please sign in',
  signInToSeeGroups: 'Sign in to view and create groups',

  demonstration: 'Demonstration group',
});
