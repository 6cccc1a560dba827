/** A share of the court's price in rupees is rounded up to this, because nobody pays 417 of them in cash. */
const RUPEES_ROUNDED_TO = 10;

/** What a share of the court's price is rounded up to, in its currency's smallest unit. */
export const shareRoundedTo = (currency: string): number =>
  currency === 'PKR' ? RUPEES_ROUNDED_TO : 1;

export const BILL_BASES = ['player', 'court'] as const;
export type BillBasis = (typeof BILL_BASES)[number];

/** How a player, the payee or an organiser can mark a share. */
export const SHARE_MARKS = ['owes', 'said', 'paid', 'exempt'] as const;
export type ShareMark = (typeof SHARE_MARKS)[number];

export const HANDLE_LENGTH_MAX = 200;
export const REMINDER_LENGTH_MAX = 200;
/** At most one reminder for each person and group in this time. */
export const REMINDER_EVERY_HOURS = 24;
