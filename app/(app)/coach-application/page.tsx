import type { Metadata } from 'next';
import { ApplicationForm } from '@/components/coaching/application-form-lazy';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Apply to be a Coach', robots: { index: false } };

export default async function CoachApplicationPage() {
  const session = await loadSession();
  if (!session) {
    return (
      <SignInPrompt
        title="Please sign in"
        description="Sign in to apply to be a coach"
        returnTo={routes.coachApplication()}
      />
    );
  }
  if (!isOnboarded(session)) return null;
  const { name, email } = session.user;
  return <ApplicationForm first={{ name: name ?? '', email, location: '' }} />;
}
