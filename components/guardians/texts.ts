import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/guardians/texts', {
  title: 'Guardians',
  yearFirst: 'Guardians are for people under 18. Please say in which year you were born.',
  save: 'Save',
  youngHint:
    'A guardian is an adult of your choice. They read what the organisers of your groups and games announce, and can answer for you. Your coach sees their name.',
  adultHint:
    'You can be the guardian of somebody under 18: you read what the organisers of their groups and games announce, and answer for them.',
  offer: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} would like you to be their guardian.`,
  offerYoung: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} would like to be your guardian.`,
  offerEither: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} invites you as guardian, or to have one.`,
  accept: 'Accept',
  accepted: 'You are linked now',
  linkGone: 'This link has ended, or is not for you. Please ask for a new one.',
  inviteGuardian: 'Invite a guardian',
  inviteYoung: 'Link for a young person',
  linkHint: 'Send this link to one person. It works for seven days, and only once they accept.',
  fromConnections: 'Invite one of your connections',
  invite: 'Invite',
  inviteOf: ({ name: person }: { name: string }, { name }) => `Invite ${name(person)}`,
  invited: 'Invited',
  inviteSent: 'Sent in your chat',
  askMessage: ({ url }: { url: string }) =>
    `Will you be my guardian here? Accept with this link:\n${url}`,
  offerMessage: ({ url }: { url: string }) =>
    `I can be your guardian here. Accept with this link:\n${url}`,
  showMore: 'Show more',
  yourGuardians: 'Your guardians',
  noGuardian: 'You have no guardian yet.',
  youngPeople: 'You are the guardian of',
  end: 'End',
  endOf: ({ name: person }: { name: string }, { name }) => `End the link with ${name(person)}`,
  ended: 'The link has ended',
  games: 'Coming games',
  noGames: 'No coming games.',
  messages: 'From the organisers',
  noMessages: 'No announcements in the last 30 days.',
  by: ({ sender, from }: { sender: string; from: string }, { name }) =>
    `${name(sender)}, ${name(from)}`,
  going: 'Going',
  not: 'Not going',
  waitlisted: 'Waiting for a place',
  answerFailed: 'The answer could not be saved. Please try again.',
  failed: 'That did not work. Please try again.',
});
