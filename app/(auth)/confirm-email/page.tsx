import type { Metadata } from 'next';
import Link from 'next/link';
import { AddressLinkButton } from '@/components/auth/address-link-button';
import { AuthHeading } from '@/components/auth/auth-heading';
import { buttonVariants } from '@/components/ui/button-variants';
import { readAddressLink } from '@/lib/platform/auth/address';
import { addressTokenSchema } from '@/lib/platform/auth/address-schema';
import { loadSession } from '@/lib/platform/auth/session';
import { apiRoutes, routes } from '@/lib/routes';

// The token is in the URL, so no referrer is sent.
export const metadata: Metadata = {
  title: 'Confirm your e-mail',
  referrer: 'no-referrer',
  robots: { index: false },
};

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The target of the link in the letter. Only the click uses the token: mail scanners open links, but click nothing. */
export default async function ConfirmEmailPage({ searchParams }: { searchParams: SearchParams }) {
  const token = addressTokenSchema.safeParse((await searchParams).token);
  const link = token.success ? await readAddressLink(token.data) : null;
  if (!token.success || !link || link.purpose === 'undo') return <LinkIsOver />;
  const session = await loadSession();
  const here = routes.confirmEmail(token.data);
  if (!session) {
    return (
      <>
        <AuthHeading title="Sign in to confirm">
          The link works for the account that the letter is about, so sign in with it first. Then
          you come back here.
        </AuthHeading>
        <Link href={routes.signIn(here)} className={buttonVariants({ size: 'lg' })}>
          Sign in
        </Link>
      </>
    );
  }
  if (session.user.id !== link.userId) {
    return (
      <>
        <AuthHeading title="Another account is signed in here">
          The letter is about another account. Sign out, then open its link again.
        </AuthHeading>
        <a href={apiRoutes.logout()} className={buttonVariants({ size: 'lg' })}>
          Sign out
        </a>
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Is this your e-mail?">
        <strong className="wrap-anywhere text-foreground">{link.email}</strong>, for the account of{' '}
        <bdi>{session.user.name ?? session.user.email}</bdi>.
        {link.purpose === 'change' ? ' Every other browser is signed out.' : null}
      </AuthHeading>
      <AddressLinkButton
        action="confirm"
        token={token.data}
        label="Confirm my e-mail"
        doneTitle="Your e-mail is confirmed"
        next={{ href: routes.home(), label: 'Go to Maidan' }}
      />
    </>
  );
}

function LinkIsOver() {
  return (
    <>
      <AuthHeading title="That link has expired">
        It works once, for a while, and a newer letter ends the older ones. In your settings you can
        ask for another letter.
      </AuthHeading>
      <Link href={routes.settings()} className={buttonVariants({ size: 'lg' })}>
        Open my settings
      </Link>
    </>
  );
}
