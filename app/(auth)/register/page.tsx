import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading, OrDivider } from '@/components/auth/auth-frame';
import { GoogleButton } from '@/components/auth/google-button';
import { texts } from '@/components/auth/page-texts';
import { RegisterForm } from '@/components/auth/register-form';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { AcceptNote } from '@/components/layout/accept-note';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({ title: translate(texts).createTitle });

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const returnTo = toReturnPath([(await searchParams).callbackUrl].flat()[0]);
  // `as Route`: safeReturnPath guarantees a path on this site.
  if (await loadSession()) redirect((returnTo ?? routes.home()) as Route);
  const destination = returnTo ?? routes.home();
  const t = translate(texts);
  return (
    <>
      <AuthHeading title={t.createTitle}>
        {rich(t.alreadyHere, {
          link: (words) => (
            <Link
              href={routes.signIn(returnTo ?? undefined)}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </AuthHeading>
      {isGoogleConfigured() ? (
        <>
          <GoogleButton returnTo={destination} />
          <OrDivider />
        </>
      ) : null}
      <RegisterForm returnTo={destination} />
      <AcceptNote />
      <p className="mt-6 text-muted-foreground text-sm">
        {rich(t.privacyNote, {
          link: (words) => (
            <Link
              href={routes.privacy()}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}
