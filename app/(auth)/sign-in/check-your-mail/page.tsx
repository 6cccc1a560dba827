import type { Metadata } from 'next';
import { AuthHeading } from '@/components/auth/auth-frame';
import { texts } from '@/components/auth/page-texts';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { MAGIC_LINK_MINUTES } from '@/lib/platform/auth/constants';
import { loadSignInDestination } from '@/lib/platform/auth/sign-in-destination';
import { translate } from '@/lib/platform/language/translate';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({ title: translate(texts).checkMail });
// Whether emails go to the outbox is known at run time, not at build time.
export const dynamic = 'force-dynamic';

export default async function CheckYourMailPage() {
  const t = translate(texts);
  const returnTo = await loadSignInDestination();
  const isLocal = getMailer().kind === 'outbox';
  return (
    <>
      <span className="mb-5 inline-flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary-ink">
        <LineIcon name="mail-check" className="size-7" />
      </span>
      <AuthHeading title={t.checkMail}>{t.linkSent({ minutes: MAGIC_LINK_MINUTES })}</AuthHeading>
      <div className="grid gap-3">
        {isLocal ? (
          <Link href={routes.outbox()} className={buttonVariants({ size: 'lg' })}>
            {t.openOutbox}
          </Link>
        ) : null}
        <Link
          href={routes.signIn(returnTo)}
          className={buttonVariants({ variant: 'secondary', size: 'lg' })}
        >
          {t.backToSignIn}
        </Link>
      </div>
      <p className="mt-6 text-muted-foreground text-sm">{t.nothingCame}</p>
    </>
  );
}
