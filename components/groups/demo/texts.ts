import { defineTexts } from '@/lib/platform/language/define-texts';

/** The demonstration, with sample people. */
export const texts = defineTexts('components/groups/demo/texts', {
  notice: 'A demonstration with sample people. Nothing you do here is kept or sent to anybody.',
  group: 'Lahore Hoops',
  demonstration: 'Demonstration',
  when: ({ time }: { time: string }, { clock }) => `Saturday, ${clock(time)}`,
  where: 'Model Town courts, Lahore',
  join: 'Join Game',
  joined: 'Joined!',
  schedule: 'Schedule',
  players: 'Players',
  details: 'Details',
  games: 'Games',
  gameToAdd: 'A game to add',
  addGame: 'Add game',
  game: 'Sunday run, full court',
  about: 'Half-court threes on weekdays, full court at weekends. Bring a light and a dark shirt.',
  chat: 'Chat',
  message: 'Your message',
  send: 'Send',
  line: 'Hamza: Lights are booked until ten.',
  ownLine: ({ text }: { text: string }) => `You: ${text}`,
  nextGame: 'Next Game',
  admin: 'Admin',
  member: 'Member',
});
