import { MailCheck } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthHeading } from '@/components/auth/auth-heading';
import { buttonVariants } from '@/components/ui/button-variants';
import { MAGIC_LINK_MINUTES } from '@/lib/platform/auth/constants';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Check your mail' };
// Where letters go is known at run time, not at build time.
export const dynamic = 'force-dynamic';

export default function CheckYourMailPage() {
  const isLocal = getMailer().kind === 'outbox';
  return (
    <>
      <span className="mb-5 inline-flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary-ink">
        <MailCheck aria-hidden className="size-7" />
      </span>
      <AuthHeading title="Check your mail">
        A sign-in link is on its way. It works once, for {MAGIC_LINK_MINUTES} minutes. Open it on
        the device where you want to play.
      </AuthHeading>
      <div className="grid gap-3">
        {isLocal ? (
          <Link href={routes.outbox()} className={buttonVariants({ size: 'lg' })}>
            Open the local outbox
          </Link>
        ) : null}
        <Link
          href={routes.signIn()}
          className={buttonVariants({ variant: 'secondary', size: 'lg' })}
        >
          Back to sign-in
        </Link>
      </div>
      <p className="mt-6 text-muted-foreground text-sm">
        Nothing came? Look in the spam folder, and check that the address was right.
      </p>
    </>
  );
}
