import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-heading';
import { GoogleButton } from '@/components/auth/google-button';
import { OrDivider } from '@/components/auth/or-divider';
import { RegisterForm } from '@/components/auth/register-form';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Create your account' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const returnTo = toReturnPath([(await searchParams).callbackUrl].flat()[0]);
  // `as Route`: safeReturnPath guarantees a path on this site.
  if (await loadSession()) redirect((returnTo ?? routes.home()) as Route);
  const destination = returnTo ?? routes.home();
  return (
    <>
      <AuthHeading title="Create your account">
        Already play here?{' '}
        <Link
          href={routes.signIn(returnTo ?? undefined)}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          Sign in
        </Link>
      </AuthHeading>
      {isGoogleConfigured() ? (
        <>
          <GoogleButton returnTo={destination} />
          <OrDivider />
        </>
      ) : null}
      <RegisterForm returnTo={destination} />
      <p className="mt-6 text-muted-foreground text-sm">
        Nobody here learns where you live.{' '}
        <Link
          href={routes.privacy()}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          What others see of you
        </Link>
      </p>
    </>
  );
}
