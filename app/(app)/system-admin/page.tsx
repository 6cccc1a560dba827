import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdminScreen, TwoStepGate } from '@/components/admin/admin-screen-lazy';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { texts } from '@/lib/admin/server-texts';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).title,
  robots: { index: false },
});

/** The flag is read with the session on each request, and again by every API call of the screen. */
export default async function SystemAdminPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!session.user.isAdmin) redirect(routes.home());
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  // The person is an admin, but must not act as one without the second step (docs/decisions/0006).
  return session.actor.isAdmin ? <AdminScreen /> : <TwoStepGate />;
}
