import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-frame';
import { texts } from '@/components/auth/page-texts';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { emailSchema } from '@/lib/platform/auth/schema';
import { loadSession } from '@/lib/platform/auth/session';
import { isSignInLinkValid } from '@/lib/platform/auth/sign-in-links';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

// The token is in the URL, so other sites get no referrer. 'no-referrer' would make the form's Origin 'null'.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).byLinkTitle,
  referrer: 'same-origin',
});

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * The target of an email's link. It names the account. Only the click signs in and uses the token: mail scanners and other
 * sites' pages open links, but click nothing.
 */
export default async function SignInLinkPage({ searchParams }: { searchParams: SearchParams }) {
  const { token, email, callbackUrl } = await searchParams;
  const address = emailSchema.safeParse(email);
  const isGood =
    typeof token === 'string' && address.success && (await isSignInLinkValid(address.data, token));
  const returnTo = toReturnPath([callbackUrl].flat()[0]) ?? routes.home();
  if (!isGood) {
    redirect(`/sign-in?${new URLSearchParams({ error: 'Verification', callbackUrl: returnTo })}`);
  }
  const session = await loadSession();
  const other = session && session.user.email !== address.data ? session.user.email : null;
  const t = translate(texts);
  return (
    <>
      <AuthHeading title={t.signInToMaidan}>
        {rich(t.linkOpens, {
          email: (
            <strong className="wrap-anywhere text-foreground" dir="ltr">
              {address.data}
            </strong>
          ),
        })}
      </AuthHeading>
      {other ? (
        <p className="mb-5 text-pretty">
          {rich(t.signedInAs, {
            email: (
              <strong className="wrap-anywhere" dir="ltr">
                {other}
              </strong>
            ),
          })}
        </p>
      ) : null}
      <form method="post" action="/api/auth/callback/email" className="grid">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={address.data} />
        <input type="hidden" name="callbackUrl" value={returnTo} />
        <Button type="submit" size="lg">
          {t.goOn}
        </Button>
      </form>
    </>
  );
}
