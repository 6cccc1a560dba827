import { z } from 'zod';
import { findAccessEnd } from '@/lib/games/repository/roster';
import { texts } from '@/lib/games/server-texts';
import { findEmailRecipient } from '@/lib/notifications/service/mail-missed';
import { wordsForViewer } from '@/lib/platform/calendar/words-for-viewer';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';
import type { Said } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { withoutAddresses } from '@/lib/platform/mail/name-in-mail';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

const NAME = 'game answer';
const askedSchema = z.object({ gameId: z.number().int(), userId: z.number().int() });
/** Without `madeAt`: issued before the end of access also ended these links. */
const sealedSchema = askedSchema.extend({ madeAt: z.number().optional() });
type Asked = z.infer<typeof askedSchema>;
const LABELS = { going: 'iAmComing', maybe: 'maybe', out: 'iCannotCome' } as const;
type Choice = keyof typeof LABELS;

/** A link that works without signing in, and only for this person's answer to this game. */
export function answerUrl(asked: Asked, answer: Choice): string {
  const token = sealCursor(NAME, { ...asked, madeAt: Date.now() });
  return new URL(routes.answer({ token, answer }), env.NEXTAUTH_URL).href;
}

/** Null also for links older than the last end of the person's access. */
export async function openAnswerToken(token: string): Promise<Asked | null> {
  const asked = unseal(token);
  if (!asked) return null;
  const endedAt = await findAccessEnd(asked.userId);
  return endedAt && (asked.madeAt ?? 0) < endedAt.getTime() ? null : asked;
}

function unseal(token: string) {
  try {
    return openCursor(NAME, token, sealedSchema) ?? null;
  } catch {
    // One result for every fault.
    return null;
  }
}

interface NotificationToAsk {
  userId: number;
  type: string;
  title: Said;
  message: Said;
  dedupeKey: string;
}

/**
 * Also emails a notification, with a button for each answer, unless the person wants no email about games. It belongs to the
 * notification: if that is replaced before sending, the email about missed notifications includes it.
 */
export async function askByEmail(
  tx: Tx,
  { userId, type, title, message, dedupeKey }: NotificationToAsk,
  { gameId, choices }: { gameId: number; choices: readonly Choice[] },
): Promise<void> {
  const recipient = await findEmailRecipient(tx, { userId, type, dedupeKey });
  if (!recipient) return;
  const t = translate(texts, recipient.language);
  const [button, ...otherButtons] = choices.map((choice) => ({
    label: t[LABELS[choice]],
    url: answerUrl({ gameId, userId }, choice),
  }));
  const heading = wordsForViewer(title, recipient);
  const paragraphs = [wordsForViewer(message, recipient)];
  const content = { heading, paragraphs, button, otherButtons, footer: recipient.footer };
  const mail = {
    to: recipient.email,
    // The title of the game was written by a person.
    subject: withoutAddresses(heading),
    text: toText(content),
    html: toHtml(content, recipient.language),
    unsubscribeUrl: recipient.unsubscribeUrl,
    dedupeKey,
    quotes: recipient.quotes,
  };
  await getMailer().send(mail, tx);
}
