/** The currency of every game, and so of every book. Amounts are whole units of it. */
export const BOOK_CURRENCY = 'PKR';

/** A share of the court's price is rounded up to this, because nobody hands over 417 rupees. */
export const SHARE_ROUNDED_TO = 10;

export const BILL_BASES = ['player', 'court'] as const;
export type BillBasis = (typeof BILL_BASES)[number];

/** What a player, the person who advanced the court or an organiser can say about a share. */
export const SHARE_MARKS = ['owes', 'said', 'paid', 'exempt'] as const;
export type ShareMark = (typeof SHARE_MARKS)[number];

export const HANDLE_LENGTH_MAX = 200;
export const REMINDER_LENGTH_MAX = 200;
/** One reminder for each person and group in this time: a debt among friends needs no pestering. */
export const REMINDER_EVERY_HOURS = 24;
