import type { Tx } from '@/lib/platform/db/client';

/** What a mailed link is for. A new link ends the others with the same purpose, unless it is for an invite. */
export type MailLinkPurpose = 'sign-in' | 'invite' | 'confirm' | 'change' | 'undo';

/** A link that opens an account. Stored apart from its letter, and only as long as the letter needs it (lib/platform/mail/links). */
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
  /** For List-Unsubscribe, in letters that a person can turn off. */
  unsubscribeUrl?: string;
  /** `text` and `html` contain `linkPlace` where the link goes. */
  link?: MailLink;
  /** Whose address it is about, where it goes to another one than theirs: it is erased with that account. */
  aboutUserId?: number;
  /** The group whose name is in it, for `renameInLetters`. */
  aboutGroupId?: number;
  /** A second letter with the same key is not sent. */
  dedupeKey?: string;
  /** The notifications in it. */
  quotes?: readonly number[];
}

export interface Mailer {
  /** `outbox` letters are read at /outbox, `smtp` sends them, `none` sends nothing. */
  readonly kind: 'outbox' | 'smtp' | 'none';
  /**
   * Queues a letter, in the caller's transaction if given: a change that is rolled back sends nothing.
   * Always costs one row, so that the time taken reveals nothing about an address.
   */
  send(mail: Mail, tx?: Tx): Promise<void>;
}
