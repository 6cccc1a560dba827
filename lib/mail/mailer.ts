import type { Tx } from '@/lib/db/client';

/** What a mailed link is for; one of a purpose ends the others of that purpose. */
export type MailLinkPurpose = 'sign-in' | 'confirm' | 'change' | 'undo';

/** A link that opens an account. It is kept apart from its letter, and no longer than the letter needs it (lib/mail/links). */
export interface MailLink {
  url: string;
  purpose: MailLinkPurpose;
  expiresAt: Date;
}

export interface Mail {
  /** One address, already through emailSchema. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** List-Unsubscribe, for letters that a person can turn off. */
  unsubscribeUrl?: string;
  /** `text` and `html` hold LINK_PLACE where it belongs. */
  link?: MailLink;
  /** A second letter with the same key is not sent. */
  dedupeKey?: string;
}

export interface Mailer {
  /** Where letters go: `outbox` is read at /outbox, `smtp` leaves the building, `none` sends nothing. */
  readonly kind: 'outbox' | 'smtp' | 'none';
  /**
   * Leaves a letter to be sent, in the caller's transaction when it gives one: a rolled-back change tells nobody.
   * Costs one row whoever it is for, so that its time says nothing about an address.
   */
  send(mail: Mail, tx?: Tx): Promise<void>;
}
