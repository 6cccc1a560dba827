import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutboxLetter } from '@/components/auth/outbox-letter';
import { EmptyState } from '@/components/layout/empty-state';
import { GuestShell } from '@/components/shell/guest-shell';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/platform/env/server';
import { findLatestLetters } from '@/lib/platform/mail/outbox-list';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Outbox', robots: { index: false } };
export const dynamic = 'force-dynamic';

/** The letters that would have been mailed. They give access to accounts, so this page exists in local mode only. */
export default async function OutboxPage() {
  if (!env.LOCAL_MODE) notFound();
  const letters = await findLatestLetters();
  return (
    <GuestShell>
      <div className="mx-auto max-w-2xl">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
          <div>
            <h1 className="text-3xl">Outbox</h1>
            <p className="mt-1.5 text-muted-foreground">
              This local copy sends no mail. What it would have sent is here.
            </p>
          </div>
          {/* A plain link, so that the server is asked again. */}
          <a href={routes.outbox()} className={buttonVariants({ variant: 'secondary' })}>
            Refresh
          </a>
        </div>
        {letters.length === 0 ? (
          <EmptyState
            drawing="messages"
            as="h2"
            title="No letters yet"
            description="Ask for a sign-in link and it will appear here."
          />
        ) : (
          <ul className="grid gap-4">
            {letters.map((letter) => (
              <li key={letter.id}>
                <OutboxLetter letter={letter} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </GuestShell>
  );
}
