import type { Metadata } from 'next';
import { AuthHeading } from '@/components/auth/auth-frame';
import { texts } from '@/components/auth/page-texts';
import { AddressLinkButton } from '@/components/auth/send-email-button';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { buttonVariants } from '@/components/ui/button-variants';
import { readAddressLink } from '@/lib/platform/auth/address';
import { addressTokenSchema } from '@/lib/platform/auth/address-schema';
import { UNDO_LINK_DAYS } from '@/lib/platform/auth/constants';
import { loadSignInDestination } from '@/lib/platform/auth/sign-in-destination';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

// The token is in the URL, so no referrer is sent.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).takeBackTitle,
  referrer: 'no-referrer',
  robots: { index: false },
});

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * The target of the link in the email to the previous address. Needs no sign-in, because the person may have lost the account.
 */
export default async function RestoreEmailPage({ searchParams }: { searchParams: SearchParams }) {
  const token = addressTokenSchema.safeParse((await searchParams).token);
  const link = token.success ? await readAddressLink(token.data) : null;
  const signIn = routes.signIn(await loadSignInDestination());
  const t = translate(texts);
  if (!token.success || link?.purpose !== 'undo') {
    return (
      <>
        <AuthHeading title={t.linkExpired}>
          {t.takeBackExpired({ days: UNDO_LINK_DAYS })}
        </AuthHeading>
        <Link href={signIn} className={buttonVariants({ size: 'lg' })}>
          {t.goToSignIn}
        </Link>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t.takeBackTitle}>
        {rich(t.goesBack, {
          email: (
            <strong className="wrap-anywhere text-foreground" dir="ltr">
              {link.email}
            </strong>
          ),
        })}
      </AuthHeading>
      <AddressLinkButton
        action="restore"
        token={token.data}
        label={t.takeBack}
        doneSentence={t.accountBack}
        next={{ href: signIn, label: t.goToSignIn }}
      />
    </>
  );
}
