import {
  MISSED_AFTER_MINUTES,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  topicOf,
} from '@/lib/notifications/constants';
import {
  findRecipient,
  findUnmailedTopics,
  type MissedRow,
  takeMissed,
  updateMailed,
} from '@/lib/notifications/repository/missed';
import { findChannels } from '@/lib/notifications/repository/notifications';
import { wordsOfRow } from '@/lib/notifications/repository/words';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { texts } from '@/lib/notifications/server-texts';
import { sealUnsubscribe } from '@/lib/notifications/service/read-notifications';
import type { Viewer } from '@/lib/platform/calendar/words-for-viewer';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { translate } from '@/lib/platform/language/translate';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { withoutAddresses } from '@/lib/platform/mail/name-in-mail';
import { getMailer } from '@/lib/platform/mail/provider';

export interface EmailRecipient extends Viewer {
  email: string;
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
  const recipient = await findLetterRecipient(tx, userId, topicOf(type));
  const quoted = recipient && (await updateMailed(userId, dedupeKey, tx));
  return quoted ? { ...recipient, quotes: [quoted] } : null;
}

/**
 * Where a letter about a topic goes; null for a person who wants no email about it.
 * @param only what its link turns off; without, the email about every topic
 */
export async function findLetterRecipient(
  tx: Tx,
  userId: number,
  topic: NotificationTopic | null,
  only?: NotificationTopic,
): Promise<Omit<EmailRecipient, 'quotes'> | null> {
  const [channels] = await findChannels([{ userId, actorId: null, topic }], tx);
  const recipient = channels?.email ? await findRecipient(userId, tx) : null;
  if (!recipient) return null;
  const token = sealUnsubscribe(userId, only);
  const link = new URL(`/unsubscribe?token=${token}`, env.NEXTAUTH_URL).href;
  return {
    ...recipient,
    footer: translate(texts, recipient.language).noMoreEmails({ link }),
    unsubscribeUrl: link.replace('/unsubscribe?', '/api/notifications/unsubscribe?'),
  };
}

/** These have separate emails. */
const TYPES_WITH_EMAIL = ['new_sign_in', 'export_ready', 'games_followed'];

/** A longer list would not be read; the notifications page has them all. */
const LINES_MAX = 10;

/**
 * The job: one email about everything a person has not looked at for 15 minutes. The marks and the email are one transaction,
 * so a worker that dies halfway leaves neither, and nothing is mailed twice.
 */
export async function mailMissed(userId: number): Promise<void> {
  await transaction(async (tx) => {
    const recipient = await findRecipient(userId, tx);
    if (!recipient) return;
    const unmailed = (await findUnmailedTopics(userId, tx)).flatMap(typesOf);
    const unwantedTypes = [...unmailed, ...TYPES_WITH_EMAIL];
    const limits = { minutes: MISSED_AFTER_MINUTES, unwantedTypes, limit: LINES_MAX };
    const missed = await takeMissed(userId, limits, tx);
    if (missed.length > 0) await getMailer().send(toMail(userId, recipient, missed), tx);
  });
}

function typesOf(topic: string): string[] {
  // A stored topic that no longer exists has no types.
  return [...((NOTIFICATION_TOPICS as Record<string, readonly string[]>)[topic] ?? [])];
}

function toMail(
  userId: number,
  { email: to, ...recipient }: Viewer & { email: string },
  missed: MissedRow[],
) {
  const { language } = recipient;
  const t = translate(texts, language);
  const [first] = missed;
  const single = missed.length === 1 && first;
  const path = single ? notificationPath(first.type, dataOf(first)) : '/';
  const unsubscribeUrl = new URL(`/unsubscribe?token=${sealUnsubscribe(userId)}`, env.NEXTAUTH_URL)
    .href;
  const lines = missed.map((row) => wordsOfRow(row, recipient));
  const [only] = single ? lines : [];
  const mail = {
    heading: only ? only.title : t.missedMany({ count: missed.length }),
    paragraphs: only
      ? [only.content].filter(Boolean)
      : lines.map((line) => (line.content ? t.missedLine(line) : line.title)),
    button: { label: t.openMaidan, url: new URL(path, env.NEXTAUTH_URL).href },
    footer: t.whyThisEmail({ minutes: MISSED_AFTER_MINUTES, link: unsubscribeUrl }),
  };
  const oneClick = unsubscribeUrl.replace('/unsubscribe?', '/api/notifications/unsubscribe?');
  return {
    to,
    // It may contain a name or a title that people chose.
    subject: withoutAddresses(mail.heading),
    text: toText(mail),
    html: toHtml(mail, language),
    unsubscribeUrl: oneClick,
    quotes: missed.map(({ id }) => Number(id)),
  };
}

function dataOf({ data }: MissedRow): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
}
