import { texts } from '@/lib/admin/server-texts';
import { appealUrl } from '@/lib/moderation/service/appeal';
import type { Tx } from '@/lib/platform/db/client';
import { languageOf } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { compose } from '@/lib/platform/mail/layout';
import { getMailer } from '@/lib/platform/mail/provider';

/** Who gets a letter about the account: only a confirmed address. */
export interface Mailed {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
  language: string | null;
}

type Event = 'suspend' | 'ban' | 'restore' | 'appeal refused';

/** By e-mail, because the person cannot sign in. Runs in the caller's transaction. */
export async function tellSanctioned(
  tx: Tx,
  { id, email, emailVerifiedAt, language: own }: Mailed,
  event: Event,
  days: number,
): Promise<void> {
  if (!emailVerifiedAt) return;
  const language = languageOf(own);
  const t = translate(texts, language);
  const isSanction = event === 'suspend' || event === 'ban';
  const heading = {
    suspend: t.suspendedMail({ days }),
    ban: t.bannedMail,
    restore: t.restoredMail,
    'appeal refused': t.appealRefusedMail,
  }[event];
  const mail = {
    heading,
    paragraphs: isSanction ? [t.brokeRules, t.mayAppeal] : [],
    ...(isSanction && { button: { label: t.appeal, url: appealUrl(id) } }),
    footer: t.aboutAccount({ to: email }),
  };
  await getMailer().send(compose(email, heading, mail, language), tx);
}
