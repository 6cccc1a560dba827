import type { Metadata } from 'next';
import { ApplicationForm } from '@/components/coaching/application-form-lazy';
import { OwnApplications } from '@/components/coaching/own-applications';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { loadOwnApplications } from '@/lib/coaching/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { loadSports } from '@/lib/sports/loaders';

export const metadata: Metadata = { title: 'Apply to be a Coach', robots: { index: false } };

export default async function CoachApplicationPage() {
  const session = await loadSession();
  if (!session) {
    return <SignInPrompt title="Please sign in" description="Sign in to apply to be a coach" />;
  }
  if (!isOnboarded(session)) return null;
  const { name, email } = session.user;
  const [sports, applications] = await Promise.all([loadSports(), loadOwnApplications(session)]);
  return (
    <ApplicationForm first={{ name: name ?? '', email, location: '' }} sports={sports}>
      <OwnApplications applications={applications} />
    </ApplicationForm>
  );
}
