import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-frame';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { texts } from '@/components/auth/page-texts';
import { rich } from '@/components/language/rich';
import { maySkipPassword } from '@/lib/platform/auth/confirm-person';
import { FRESH_SESSION_MINUTES } from '@/lib/platform/auth/constants';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes, routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({ title: translate(texts).newPasswordTitle });

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The target of the link for a forgotten password, after it has signed the person in. */
export default async function NewPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl } = await searchParams;
  const returnTo = toReturnPath([callbackUrl].flat()[0]) ?? routes.home();
  const session = await loadSession();
  if (!session) redirect(routes.signIn(routes.newPassword(returnTo)));
  const t = translate(texts);
  if (!(await maySkipPassword(session.actor))) {
    return (
      <AuthHeading title={t.whileAgo}>
        {rich(t.askAgain({ minutes: FRESH_SESSION_MINUTES }), {
          link: (words) => (
            <a
              href={apiRoutes.logout()}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </a>
          ),
        })}
      </AuthHeading>
    );
  }
  return (
    <>
      <AuthHeading title={t.chooseNew}>
        {rich(t.newPasswordFor, {
          email: (
            <strong className="wrap-anywhere text-foreground" dir="ltr">
              {session.user.email}
            </strong>
          ),
        })}
      </AuthHeading>
      <NewPasswordForm userId={session.user.id} email={session.user.email} returnTo={returnTo} />
    </>
  );
}
