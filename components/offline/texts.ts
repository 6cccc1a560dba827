import { defineTexts } from '@/lib/platform/language/define-texts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

export const texts = defineTexts('components/offline/texts', {
  title: 'No connection',

  // The notice above everything
  noConnection: 'No connection.',
  /** The date of the copy: today, or an earlier day. */
  asOf: ({ at }: { at: string }, { date }) => `As of ${date(at, CLOCK)}`,
  asOfDay: ({ at }: { at: string }, { date }) =>
    `As of ${date(at, { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK })}`,
  tryAgain: 'Try again',
  connectionIsBack: 'The connection is back.',
  openPage: 'Open the page',

  pages: 'Pages without a connection',
  myGames: 'My games',
  messages: 'Messages',
  notStored: 'This page is not kept on this device. Your games and messages are.',
  nothingStored: 'Nothing is kept on this device yet. Please try again with a connection.',
  loading: 'Loading…',

  noTimes: 'No times in the next days',
  noGames: 'No games ahead',
  going: 'You are going',
  onWaitlist: 'You are on the waitlist',
  notGoing: 'You are not going',
  cannotComeTo: ({ title }: { title: string }, { name }) => `I cannot come: ${name(title)}`,
  directions: 'Directions',
  inNewTab: ', in a new tab',
  calendarFile: 'Calendar file',
  fileName: ({ id }: { id: number }) => `game-${id}.ics`,
  attendanceWaits: 'Waits for a connection',

  noChats: 'No messages yet',
  noMessages: 'No messages are kept here.',
  you: 'You',
  photo: 'Photo',
  deleted: 'This message was deleted',
  waits: 'Waits for a connection',
  message: 'Message',
  send: 'Send',
  groups: 'Groups',
});
