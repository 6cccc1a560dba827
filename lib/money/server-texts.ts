import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/money/server-texts', {
  onlyMembers: 'Only the group and its players see this.',
  notForTwo: 'A game of two, or without a group, has no book.',
  onlyOrganisers: 'Only organisers can do that.',
  onlyThoseInvolved: 'Only the people involved and organisers can do that.',
  notBegun: 'The cost is shared once the game has begun: only then is it known who came.',
  nothingToPay: 'There is nothing to pay for this seat any more.',
  gameCancelled: 'This game was cancelled.',
  noBill: 'The cost of this game has not been shared yet.',
  nobodyPays: 'Nobody is left to pay. Check who came and who plays for free.',
  payeeUnknown: 'Choose somebody who plays, or an organiser.',
  shareNotFound: 'That share does not exist.',
  accountNotFound: 'That person is not in the book of this group.',
  nothingOwed: 'Nothing is open between these two.',
  cannotRemind: 'This person cannot be reminded.',
  remindedRecently: 'This person was reminded within the last day.',
  reminderTitle: (
    { creditor, amount, currency }: { creditor: string; amount: number; currency: string },
    { name, money },
  ) => `You owe ${name(creditor)} ${money(amount, currency)}`,
  reminderMessage: (
    { from, words, handle }: { from: string; words: string; handle: string | null },
    { name },
  ) => `${name(from)}: ${name(words)}${handle === null ? '' : ` (${name(handle)})`}`,
});
