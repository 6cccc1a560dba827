import type { Metadata } from 'next';
import { BookingsScreen } from '@/components/bookings/bookings-screen';
import { MyCourtTimes } from '@/components/courts/my-court-times';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { type PageQuery, readChoice, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { BOOKING_TABS } from '@/lib/bookings/constants';
import { loadBookings } from '@/lib/bookings/loaders';
import { texts } from '@/lib/bookings/server-texts';
import { loadOwnClasses } from '@/lib/classes/loaders';
import { listCoachSettings } from '@/lib/coaching/service/manage-settings';
import { loadOwnCourtTimes } from '@/lib/courts/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).bookings, robots: { index: false } };
}

export default async function BookingsPage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSee} />;
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const query = await readQuery(searchParams);
  const booking = query.get('booking') ?? '';
  const markedId = /^[1-9]\d{0,8}$/.test(booking) ? +booking : null;
  const settingsList = await listCoachSettings(session.actor);
  const isCoach = settingsList.length > 0 && readChoice(query, 'tab', BOOKING_TABS) === 'requests';
  const side = isCoach ? 'coach' : 'client';
  const [lists, classes, courtTimes] = await Promise.all([
    loadBookings(session, side),
    loadOwnClasses(session, side),
    loadOwnCourtTimes(session),
  ]);
  return (
    <BookingsScreen
      settingsList={settingsList}
      first={{ ...lists, classes }}
      markedId={markedId}
      courts={<MyCourtTimes first={courtTimes} />}
    />
  );
}
