import type { Metadata } from 'next';
import { BookingsScreen } from '@/components/bookings/bookings-screen';
import { texts } from '@/components/bookings/page-texts';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { listCoachSettings } from '@/lib/coaching/service/manage-settings';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).bookings, robots: { index: false } };
}

interface BookingsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BookingsPage({ searchParams }: BookingsPageProps) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSee} />;
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const { booking } = await searchParams;
  const markedId = typeof booking === 'string' && /^[1-9]\d{0,8}$/.test(booking) ? +booking : null;
  return (
    <BookingsScreen settingsList={await listCoachSettings(session.actor)} markedId={markedId} />
  );
}
