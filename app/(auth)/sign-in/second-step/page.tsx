import type { Metadata, Route } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-frame';
import { texts } from '@/components/auth/page-texts';
import { PasskeyButton } from '@/components/auth/passkey-button';
import { SecondStepForm } from '@/components/auth/second-step-form';
import { hasPasskey } from '@/lib/platform/auth/passkeys';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { findPendingSession } from '@/lib/platform/auth/session-store';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({ title: translate(texts).enterCode });

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Between the password and the app. The first step is proven by a short-lived session that grants nothing else. */
export default async function SecondStepPage({ searchParams }: { searchParams: SearchParams }) {
  const returnTo = toReturnPath([(await searchParams).callbackUrl].flat()[0]) ?? routes.home();
  // `as Route`: toReturnPath guarantees a path on this site.
  if (await loadSession()) redirect(returnTo as Route);
  const token = (await cookies()).get(sessionCookieName())?.value;
  const pending = token ? await findPendingSession(token) : null;
  if (!pending) redirect(routes.signIn(returnTo));
  const t = translate(texts);
  return (
    <>
      <AuthHeading title={t.enterCode}>{t.openApp}</AuthHeading>
      <SecondStepForm returnTo={returnTo} />
      {(await hasPasskey(pending.userId)) ? (
        <PasskeyButton way="second" label={t.passkeyInstead} returnTo={returnTo} />
      ) : null}
    </>
  );
}
