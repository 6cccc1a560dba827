import type { Metadata } from 'next';
import { ApplicationForm } from '@/components/coaching/application-form';
import { OwnApplications } from '@/components/coaching/own-applications';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { loadCurrencies, loadOwnApplications } from '@/lib/coaching/loaders';
import { texts } from '@/lib/coaching/server-texts';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadSports } from '@/lib/sports/loaders';

export function generateMetadata(): Metadata {
  return { title: translate(texts).apply, robots: { index: false } };
}

export default async function CoachApplicationPage() {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToApply} />;
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const { name, email } = session.user;
  const [sports, applications, { currencies, currency }] = await Promise.all([
    loadSports(),
    loadOwnApplications(session),
    loadCurrencies(session),
  ]);
  return (
    <ApplicationForm
      first={{ name: name ?? '', email, location: '', currency }}
      choices={{ sports, currencies }}
    >
      <OwnApplications applications={applications} />
    </ApplicationForm>
  );
}
