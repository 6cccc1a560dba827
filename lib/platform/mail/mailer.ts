import type { Tx } from '@/lib/platform/db/client';

/** The purpose of a mailed link. A new link ends the others with the same purpose, unless it is for an invite. */
export type MailLinkPurpose = 'sign-in' | 'invite' | 'confirm' | 'change' | 'undo';

/**
 * A link that opens an account. Stored apart from its email, and only as long as the email needs it (lib/platform/mail/links).
 */
export interface MailLink {
  url: string;
  purpose: MailLinkPurpose;
  expiresAt: Date;
}

export interface Mail {
  /** One address, already parsed by emailSchema. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For List-Unsubscribe, in emails that a person can turn off. */
  unsubscribeUrl?: string;
  /** `text` and `html` contain `linkPlace` in its place. */
  link?: MailLink;
  /** The person whose account the email is about, if it goes to another's address: erased with that account. */
  aboutUserId?: number;
  /** The group that it names, for `renameInEmails`. */
  aboutGroupId?: number;
  /** A second email with the same key is not sent. */
  dedupeKey?: string;
  /** The notifications that it quotes. */
  quotes?: readonly number[];
}

export interface Mailer {
  /** `outbox` emails are read at /outbox, `smtp` sends them, `none` sends nothing. */
  readonly kind: 'outbox' | 'smtp' | 'none';
  /**
   * Queues an email, in the caller's transaction if given: a change that is rolled back sends nothing. Always costs one row, so
   * that the time taken reveals nothing about an address.
   */
  send(mail: Mail, tx?: Tx): Promise<void>;
}
