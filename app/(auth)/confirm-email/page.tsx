import type { Metadata } from 'next';
import { AuthHeading } from '@/components/auth/auth-frame';
import { texts } from '@/components/auth/page-texts';
import { AddressLinkButton } from '@/components/auth/send-email-button';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { buttonVariants } from '@/components/ui/button-variants';
import { readAddressLink } from '@/lib/platform/auth/address';
import { addressTokenSchema } from '@/lib/platform/auth/address-schema';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes, routes } from '@/lib/routes';

// The token is in the URL, so no referrer is sent.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).confirmTitle,
  referrer: 'no-referrer',
  robots: { index: false },
});

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The target of an email's link. Only the click uses the token: mail scanners open links, but click nothing. */
export default async function ConfirmEmailPage({ searchParams }: { searchParams: SearchParams }) {
  const token = addressTokenSchema.safeParse((await searchParams).token);
  const link = token.success ? await readAddressLink(token.data) : null;
  if (!token.success || !link || link.purpose === 'undo') return <LinkIsOver />;
  const session = await loadSession();
  const t = translate(texts);
  const here = routes.confirmEmail(token.data);
  if (!session) {
    return (
      <>
        <AuthHeading title={t.signInToConfirm}>{t.signInFirst}</AuthHeading>
        <Link href={routes.signIn(here)} className={buttonVariants({ size: 'lg' })}>
          {t.signIn}
        </Link>
      </>
    );
  }
  if (session.user.id !== link.userId) {
    return (
      <>
        <AuthHeading title={t.otherAccount}>{t.otherAccountHint}</AuthHeading>
        <a href={apiRoutes.logout()} className={buttonVariants({ size: 'lg' })}>
          {t.signOut}
        </a>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t.isThisYours}>
        {rich(link.purpose === 'change' ? t.newEmailOf : t.emailOf, {
          email: (
            <strong className="wrap-anywhere text-foreground" dir="ltr">
              {link.email}
            </strong>
          ),
          name: <bdi>{session.user.name ?? session.user.email}</bdi>,
        })}
      </AuthHeading>
      <AddressLinkButton
        action="confirm"
        token={token.data}
        label={t.confirm}
        doneSentence={t.confirmed}
        next={{ href: routes.home(), label: t.goToMaidan }}
      />
    </>
  );
}

function LinkIsOver() {
  const t = translate(texts);
  return (
    <>
      <AuthHeading title={t.linkExpired}>{t.confirmExpired}</AuthHeading>
      <Link href={routes.settings()} className={buttonVariants({ size: 'lg' })}>
        {t.openSettings}
      </Link>
    </>
  );
}
