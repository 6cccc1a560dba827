import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/post-texts', {
  post: 'Post a game',
  postWhat: 'One game, without a group. Who comes can make it weekly afterwards.',
  courtBooked: ({ court }: { court: string }, { name }) =>
    `${name(court)} is booked for you. Open the time for others to join.`,
  sport: 'Sport',
  chooseSport: 'Choose a sport',
  whoSees: 'Who sees it',
  seesPublic: 'Everybody',
  seesLink: 'Whoever has the link',
  seesConnections: 'My connections, and whoever has the link',
  posted: 'Game posted',
  players: 'Players, you included',

  // On its page
  forLink: 'Seen by whoever has the link',
  forConnections: 'Seen by connections of the organiser',
  makeWeekly: 'Make it weekly',
  makeWeeklyHint: 'It becomes a group with those who came, and is played every week at this time.',
  isWeekly: 'It is weekly now',
  weeklyFailed: 'Failed to make it weekly',

  // People of other levels
  ask: 'Ask for a seat',
  askHint: 'The organiser accepts or declines.',
  asked: 'You have asked for a seat. The organiser will answer.',
  askedNow: 'You have asked',
  askFailed: 'Failed to ask',
  saidNo: 'The organiser keeps to the levels of this game.',
  requests: 'They ask for a seat',
  levelOf: ({ level }: { level: string | null }) => level ?? 'No level stated',
  accept: 'Accept',
  acceptOf: ({ person }: { person: string }, { name }) => `Accept: ${name(person)}`,
  decline: 'Decline',
  declineOf: ({ person }: { person: string }, { name }) => `Decline: ${name(person)}`,
  accepted: ({ person }: { person: string }, { name }) => `${name(person)} can play`,
  declined: 'Declined',
  decideFailed: 'Failed to answer',
});
