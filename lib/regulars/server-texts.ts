import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/regulars/server-texts', {
  onlyOrganisers: 'Only organisers can do that.',
  onlyMembers: 'Only members can see that.',
  regularNotFound: 'Regular not found',
  nobodyNew: 'Everybody on this list is here already.',
  roomFor: ({ room }: { room: number }, { plural }) =>
    room > 0
      ? plural(room, {
          one: 'There is room for 1 more. Raise the limit of the group first.',
          other: `There is room for ${room} more. Raise the limit of the group first.`,
        })
      : 'The group is full. Raise the limit of the group first.',
  // The page behind a personal link
  title: 'Are you coming?',
  linkGone: 'This link has ended. Ask an organiser of your group for a new one.',
  greeting: 'Hello <name/>, these are the next games of <group/>.',
  noGames: 'Nothing is planned yet. Look again later: this link stays the same.',
  going: 'You are coming',
  waitlisted: ({ position }: { position: number }) => `You are number ${position} on the waitlist`,
  maybe: 'You said maybe',
  out: 'You are not coming',
  iAmComing: "I'm coming",
  joinWaitlist: 'Put me on the waitlist',
  sayMaybe: 'Maybe',
  iCannotCome: "I can't come",
  full: 'All places are taken.',
  costs: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `${money(amount, currency)} each`,
  youWait:
    'You missed games of this group: until <until/> you can only join the waitlist. An organiser can forgive it.',
  payBy: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `Pay ${money(amount, currency)} until <until/>, or your place passes on:`,
  payCode: 'A code with the payment details',
  digits: 'Last digits of the transfer (none for cash)',
  digitsForm: 'The last 3 to 8 digits, or nothing',
  iHavePaid: 'I have paid',
  saidPaid: 'You said that you have paid. It is not confirmed yet.',
  paid: 'Your place is paid.',
  youOwe: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `You owe ${money(amount, currency)} in this group.`,
  youAreOwed: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `You get ${money(amount, currency)} in this group.`,
  thisIsMe: 'This is me: keep it in my account',
  makeAccount: 'Keep it in an account',
  accountHint:
    'With an account you can chat and see who comes. Your places, attendance and debts go along.',
  leave: 'Take my name off this list',
  leaveHint: 'You give up your places. Only an organiser can put you back.',
});
