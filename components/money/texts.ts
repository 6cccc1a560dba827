import { defineTexts } from '@/lib/platform/language/define-texts';

interface Sum {
  amount: number;
  currency: string;
}

const games = (count: number) => (count === 1 ? 'one game' : `${count} games`);

export const texts = defineTexts('components/money/texts', {
  title: 'Money',
  loadFailed: 'Failed to load the money',
  notShared: 'The cost has not been shared yet.',
  share: 'Share the cost',
  shareAgain: 'Change the cost',
  shareHint: 'Those who came pay, each for their guests too. Mark first who did not come.',
  basis: 'The cost is',
  perPlayer: 'an amount for each player',
  court: 'the price of the court, shared',
  amount: ({ currency }: { currency: string }, words) => `Amount (${words.currency(currency)})`,
  payee: 'Who advanced it',
  choose: 'Choose',
  shared: 'Cost shared',
  shareFailed: 'Failed to share the cost',
  perHead: ({ amount, currency, heads }: Sum & { heads: number }, { money }) =>
    `${money(amount, currency)} each for ${heads === 1 ? '1 person' : `${heads} people`}`,
  advancedBy: 'Advanced by <name/>',
  over: ({ amount, currency }: Sum, { money }) =>
    `Rounding brings in ${money(amount, currency)} too much: it goes to whoever advanced the court.`,
  youOwe: ({ amount, currency }: Sum, { money }) => `You owe ${money(amount, currency)}`,
  youPaid: 'You have paid',
  youPlayFree: 'You play for free',
  youSaid: 'You said that you have paid. It is not confirmed yet.',
  iHavePaid: 'I have paid',
  saidSo: 'They will be asked to confirm it.',
  owes: ({ amount, currency }: Sum, { money }) => `Owes ${money(amount, currency)}`,
  said: ({ amount, currency }: Sum, { money }) => `Says ${money(amount, currency)} is paid`,
  paid: 'Paid',
  exempt: 'Free',
  back: ({ amount, currency }: Sum, { money }) => `Gets ${money(amount, currency)} back`,
  paidBack: 'Paid back',
  paidBackOf: ({ player }: { player: string }, { name }) => `${name(player)} has the money back`,
  outdated: 'Somebody else came, or plays for free, since the cost was shared. Share it again.',
  shareAnew: 'Share it again',
  youGetBack: ({ amount, currency }: Sum, { money }) =>
    `You get ${money(amount, currency)} back from <debtor/>`,
  youGiveBack: ({ amount, currency }: Sum, { money }) =>
    `You give ${money(amount, currency)} back to <creditor/>`,
  theyGetBack: ({ amount, currency }: Sum, { money }) =>
    `<creditor/> gets ${money(amount, currency)} back from <debtor/>`,
  paidOf: ({ player }: { player: string }, { name }) => `${name(player)} has paid`,
  exemptOf: ({ player }: { player: string }, { name }) => `${name(player)} plays for free`,
  markFailed: 'Failed to save it',

  paidTo: 'Paid to <name/> before the game',
  seatWaits: ({ amount, currency }: Sum, { money }) =>
    `Payment pending: ${money(amount, currency)} until <until/>, or your seat passes on.`,
  askPayee: 'Ask <name/> where to pay.',
  payCode: 'A code with the payment details',
  digits: 'Last digits of the transfer',
  digitsHint: 'By them the payment is found. Leave it empty if you pay cash.',
  payTo: 'Pay to',
  copy: 'Copy',
  copied: 'Copied',
  ownHandle: 'Where to pay you',
  ownHandleHint:
    'A bank account or a mobile wallet. People who owe you or play with you in the group see it.',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'Failed to save it',

  balances: 'Who owes whom',
  intro: 'Nobody pays here: this is only the book. Shares come from the games.',
  allSettled: 'Everything is settled',
  youOweThem: ({ amount, currency, count }: Sum & { count: number }, { money }) =>
    `You owe <creditor/> ${money(amount, currency)} for ${games(count)}`,
  theyOweYou: ({ amount, currency, count }: Sum & { count: number }, { money }) =>
    `<debtor/> owes you ${money(amount, currency)} for ${games(count)}`,
  theyOwe: ({ amount, currency, count }: Sum & { count: number }, { money }) =>
    `<debtor/> owes <creditor/> ${money(amount, currency)} for ${games(count)}`,
  youAreEven: ({ count }: { count: number }) =>
    `You and <other/> owe each other the same for ${games(count)}`,
  theyAreEven: ({ count }: { count: number }) =>
    `<debtor/> and <creditor/> owe each other the same for ${games(count)}`,
  setOff: 'Set it off',
  setOffOf: ({ debtor, creditor }: { debtor: string; creditor: string }, { name }) =>
    `Set off what ${name(debtor)} and ${name(creditor)} owe each other`,
  leftGroup: 'not in the group',
  saysPaid: 'Says it is paid',
  settle: 'It is paid',
  settleOf: ({ debtor, creditor }: { debtor: string; creditor: string }, { name }) =>
    `${name(debtor)} has paid ${name(creditor)}`,
  settled: 'Settled',
  remind: 'Remind',
  remindOf: ({ debtor }: { debtor: string }, { name }) => `Remind ${name(debtor)}`,
  remindHint: 'Once a day at most. Where to pay is added, if it is known.',
  words: 'Your words',
  reminded: 'Reminder sent',
  remindFailed: 'Failed to remind',
  exportCsv: 'Export as CSV',
});
