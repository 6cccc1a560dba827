import type { Tx } from '@/lib/db/client';

export interface Mail {
  /** One address, already through emailSchema. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** List-Unsubscribe, for letters that a person can turn off. */
  unsubscribeUrl?: string;
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
