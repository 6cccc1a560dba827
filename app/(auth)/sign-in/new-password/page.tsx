import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-heading';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { maySkipPassword } from '@/lib/platform/auth/confirm-person';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { loadSession } from '@/lib/platform/auth/session';
import { apiRoutes, routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'New password' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The link for a forgotten password leads here after it has signed the person in. */
export default async function NewPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl } = await searchParams;
  const returnTo = toReturnPath([callbackUrl].flat()[0]) ?? routes.home();
  const session = await loadSession();
  if (!session) redirect(routes.signIn(routes.newPassword(returnTo)));
  if (!(await maySkipPassword(session.actor))) {
    return (
      <AuthHeading title="That was a while ago">
        Without the old password, a new one can be set only in the first 15 minutes after opening
        the link.{' '}
        <a
          href={apiRoutes.logout()}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          Sign out
        </a>{' '}
        and ask for another link.
      </AuthHeading>
    );
  }
  return (
    <>
      <AuthHeading title="Choose a new password">
        For <strong className="wrap-anywhere text-foreground">{session.user.email}</strong>. Every
        other browser is signed out.
      </AuthHeading>
      <NewPasswordForm userId={session.user.id} email={session.user.email} returnTo={returnTo} />
    </>
  );
}
