import { topicOf } from '@/lib/notifications/constants';
import { findRecipient, updateMailed } from '@/lib/notifications/repository/missed';
import { findChannels } from '@/lib/notifications/repository/notifications';
import { texts } from '@/lib/notifications/server-texts';
import { sealUnsubscribe } from '@/lib/notifications/service/unsubscribe';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

export interface EmailRecipient {
  email: string;
  language: Language;
  timeZone: string;
  /** How to unsubscribe: for a person, and for their mail program. */
  footer: string;
  unsubscribeUrl: string;
  quotes: number[];
}

/**
 * For a separate email about a notification, which counts as mailed from then on; null for a person who does not get the
 * notification or wants no email about its topic.
 */
export async function findEmailRecipient(
  tx: Tx,
  { userId, type, dedupeKey }: { userId: number; type: string; dedupeKey: string },
): Promise<EmailRecipient | null> {
  const [channels] = await findChannels([{ userId, actorId: null, topic: topicOf(type) }], tx);
  const recipient = channels?.email ? await findRecipient(userId, tx) : null;
  const quoted = recipient && (await updateMailed(userId, dedupeKey, tx));
  if (!quoted) return null;
  const link = new URL(`/unsubscribe?token=${sealUnsubscribe(userId)}`, env.NEXTAUTH_URL).href;
  return {
    ...recipient,
    quotes: [quoted],
    footer: translate(texts, recipient.language).noMoreEmails({ link }),
    unsubscribeUrl: link.replace('/unsubscribe?', '/api/notifications/unsubscribe?'),
  };
}
