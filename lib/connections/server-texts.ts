import { defineTexts } from '@/lib/platform/language/define-texts';

interface Asked {
  person: string;
}

export const texts = defineTexts('lib/connections/server-texts', {
  requestNotFound: 'Request not found',
  connectionNotFound: 'Connection not found',
  userNotFound: 'User not found',

  onlyAskedAccepts: 'Only the person who was asked can accept.',
  onlyAskedDeclines: 'Only the person who was asked can decline.',
  onlyRequesterCancels: 'Only the person who asked can cancel.',
  notOpen: 'That request is not open any more.',
  notConnected: 'You are not connected any more.',
  notYourself: 'You cannot connect with yourself.',
  completeProfile: 'Please complete your profile first.',
  connectedAlready: ({ person }: Asked, { name }) =>
    `You and ${name(person)} are connected already.`,
  askedAlready: ({ person }: Asked, { name }) => `You have asked ${name(person)} already.`,
  askAgainLater: ({ person, hours }: Asked & { hours: number }, { name, plural }) =>
    `You took your request back. You can ask ${name(person)} again in ${plural(hours, {
      one: '1 hour',
      other: `${hours} hours`,
    })}.`,
  enoughToday: ({ max }: { max: number }) =>
    `You can send ${max} connection requests a day. Please try again tomorrow.`,
  enoughOnFirstDay: ({ max }: { max: number }) =>
    `New members can send ${max} connection requests on their first day. Please try again tomorrow.`,

  // The message of a request without own words
  greeting: ({ asked, asker }: { asked: string; asker: string }, { name }) =>
    `Hi ${name(asked)}, I am ${name(asker)}. Let us play together!`,

  newRequest: 'New connection request',
  wantsToConnect: ({ person }: Asked, { name }) => `${name(person)} wants to connect with you.`,
  accepted: 'Connection accepted',
  acceptedYours: ({ person }: Asked, { name }) =>
    `${name(person)} accepted your connection request.`,
  somebodyAccepted: 'Somebody accepted your connection request.',
});
