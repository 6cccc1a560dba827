import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutboxEmail } from '@/components/auth/outbox-email';
import { texts } from '@/components/auth/page-texts';
import { GuestShell } from '@/components/shell/guest-shell';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { env } from '@/lib/platform/env/server';
import { translate } from '@/lib/platform/language/translate';
import { findLatestEmails } from '@/lib/platform/mail/outbox-list';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).outbox,
  robots: { index: false },
});
export const dynamic = 'force-dynamic';

/** Emails that would have been sent. They give access to accounts, so this page exists in local mode only. */
export default async function OutboxPage() {
  if (!env.LOCAL_MODE) notFound();
  const t = translate(texts);
  const emails = await findLatestEmails();
  return (
    <GuestShell>
      <div className="mx-auto max-w-2xl">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
          <div>
            <h1 className="text-3xl">{t.outbox}</h1>
            <p className="mt-1.5 text-muted-foreground">{t.outboxHint}</p>
          </div>
          {/* A plain link, so that the page is reloaded from the server. */}
          <a href={routes.outbox()} className={buttonVariants({ variant: 'secondary' })}>
            {t.refresh}
          </a>
        </div>
        {emails.length === 0 ? (
          <EmptyState drawing="messages" as="h2" title={t.noEmails} description={t.noEmailsHint} />
        ) : (
          <ul className="grid gap-4">
            {emails.map((email) => (
              <li key={email.id}>
                <OutboxEmail email={email} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </GuestShell>
  );
}
