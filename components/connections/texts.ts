import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/connections/texts', {
  connect: 'Connect',
  connectWith: ({ person }: { person: string }, { name }) => `Connect with ${name(person)}`,
  connected: 'Connected',
  requestSent: 'Request sent',
  takeBack: ({ person }: { person: string }, { name }) =>
    `Request sent to ${name(person)}: take it back`,
  accept: 'Accept',
  acceptOf: ({ person }: { person: string }, { name }) => `Accept the request of ${name(person)}`,
  decline: 'Decline',
  declineOf: ({ person }: { person: string }, { name }) => `Decline the request of ${name(person)}`,

  // Toasts
  nowConnected: ({ person }: { person: string }, { name }) =>
    `You and ${name(person)} are connected`,
  acceptFailed: 'Failed to accept the request',
  requestDeclined: 'Request declined',
  declineFailed: 'Failed to decline the request',
  requestTakenBack: 'Request taken back',
  takeBackFailed: 'Failed to take the request back',
  notConnectedAnyMore: ({ person }: { person: string }, { name }) =>
    `You and ${name(person)} are not connected any more`,
  disconnectFailed: 'Failed to disconnect',
  didNotWork: 'That did not work. Please try again.',

  requestsReceived: 'Requests received',
  noneReceived: 'No requests waiting. When somebody asks to connect with you, you answer here.',
  requestsSent: 'Requests sent',
  noneSent: 'No requests on their way. <link>Find players</link> near you and press Connect.',
  cancel: 'Cancel',
  cancelOf: ({ person }: { person: string }, { name }) => `Cancel the request to ${name(person)}`,
  connections: 'Connected',
  noneConnected: 'Nobody yet. People you connect with, and likes that became mutual, appear here.',
  likedEachOther: 'You liked each other',
  askedOn: 'Asked <day/>',
  connectedOn: 'Connected <day/>',
  exactDay: ({ iso }: { iso: string }) => new Date(iso).toUTCString(),
  noLocation: 'Location not set',

  listFailed: 'The list could not be loaded.',
  showMore: 'Show more',
  loading: 'Loading',
});
