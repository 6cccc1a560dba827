import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading, OrDivider } from '@/components/auth/auth-frame';
import { GoogleButton } from '@/components/auth/google-button';
import { texts } from '@/components/auth/page-texts';
import { PasskeyButton } from '@/components/auth/passkey-button';
import { SamplePeople } from '@/components/auth/sample-people';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { AcceptNote } from '@/components/layout/accept-note';
import { ForgetPerson } from '@/components/shell/providers';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { listSamplePeople } from '@/lib/platform/auth/sign-in';
import { signInRefusal } from '@/lib/platform/auth/sign-in-errors';
import { wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { canSendMail } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({ title: translate(texts).signInTitle });

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl, error, wait } = await searchParams;
  const returnTo = toReturnPath([callbackUrl].flat()[0]);
  // `as Route`: safeReturnPath guarantees a path on this site.
  if (await loadSession()) redirect((returnTo ?? routes.home()) as Route);
  const destination = returnTo ?? routes.home();
  const code = [error].flat()[0];
  const people = await listSamplePeople();
  const t = translate(texts);
  return (
    <>
      <ForgetPerson />
      <AuthHeading title={t.welcomeBack}>
        {rich(t.newHere, {
          link: (words) => (
            <Link
              href={routes.register(returnTo ?? undefined)}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </AuthHeading>
      {people.length > 0 ? (
        <>
          <SamplePeople people={people} returnTo={destination} />
          <OrDivider />
        </>
      ) : null}
      {isGoogleConfigured() ? (
        <>
          <GoogleButton returnTo={destination} />
          <OrDivider />
        </>
      ) : null}
      <SignInForm
        returnTo={destination}
        offersLink={canSendMail()}
        initialError={code ? wordsFor(signInRefusal(code, toSeconds([wait].flat()[0]))) : null}
      />
      <PasskeyButton way="alone" label={t.signInByPasskey} returnTo={destination} />
      <AcceptNote />
    </>
  );
}

function toSeconds(wait: string | undefined): number | undefined {
  return wait && /^\d{1,5}$/.test(wait) ? Number(wait) : undefined;
}
