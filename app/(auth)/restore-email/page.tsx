import type { Metadata } from 'next';
import Link from 'next/link';
import { AddressLinkButton } from '@/components/auth/address-link-button';
import { AuthHeading } from '@/components/auth/auth-heading';
import { buttonVariants } from '@/components/ui/button-variants';
import { readAddressLink } from '@/lib/platform/auth/address';
import { addressTokenSchema } from '@/lib/platform/auth/address-schema';
import { routes } from '@/lib/routes';

// The token is in the URL, so no referrer is sent.
export const metadata: Metadata = {
  title: 'Take your account back',
  referrer: 'no-referrer',
  robots: { index: false },
};

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The target of the link in the letter to the previous address. Needs no sign-in, because the person may have lost the account. */
export default async function RestoreEmailPage({ searchParams }: { searchParams: SearchParams }) {
  const token = addressTokenSchema.safeParse((await searchParams).token);
  const link = token.success ? await readAddressLink(token.data) : null;
  if (!token.success || link?.purpose !== 'undo') {
    return (
      <>
        <AuthHeading title="That link has expired">
          It works once, for 7 days after the e-mail of the account was changed.
        </AuthHeading>
        <Link href={routes.signIn()} className={buttonVariants({ size: 'lg' })}>
          Go to sign-in
        </Link>
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Take your account back">
        Your account goes back to{' '}
        <strong className="wrap-anywhere text-foreground">{link.email}</strong>. Every browser is
        signed out, and the password is removed: sign in with a link to this e-mail and set a new
        one.
      </AuthHeading>
      <AddressLinkButton
        action="restore"
        token={token.data}
        label="Take my account back"
        doneTitle="Your account is back"
        next={{ href: routes.signIn(), label: 'Go to sign-in' }}
      />
    </>
  );
}
