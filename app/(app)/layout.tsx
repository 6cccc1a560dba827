import type { ReactNode } from 'react';
import { AddressNotice } from '@/components/auth/address-notice-lazy';
import { InviteOffers } from '@/components/invites/invite-offers-lazy';
import { ViewerProvider } from '@/components/layout/viewer';
import { WarningHost } from '@/components/moderation/warning-host';
import { OnboardingScreen } from '@/components/onboarding/onboarding-screen';
import { AppShell } from '@/components/shell/app-shell';
import { GuestShell } from '@/components/shell/guest-shell';
import { ForgetPerson, MemberLife, Providers } from '@/components/shell/providers';
import { ServedZones } from '@/components/shell/served-zones';
import { toShellUser } from '@/components/shell/shell-user';
import { AskedOnce } from '@/components/users/asked-once-lazy';
import { DeletionBanner } from '@/components/users/deletion-banner-lazy';
import { loadOffers } from '@/lib/invites/loaders';
import { loadBadges } from '@/lib/messages/loaders';
import { loadWarnings } from '@/lib/moderation/loaders';
import { mustConfirm } from '@/lib/platform/auth/address';
import { needsProfile } from '@/lib/platform/auth/looking-around';
import { loadSession } from '@/lib/platform/auth/session';
import { currentTime } from '@/lib/platform/browser/clock';
import { readerZone } from '@/lib/platform/calendar/reader-zone';
import { city } from '@/lib/platform/city/city';
import { getMailer } from '@/lib/platform/mail/provider';
import { toCurrentUser } from '@/lib/users/schema/current-user';

const HOUR_MS = 3_600_000;

/**
 * The shell around every screen of the app. Signed-out visitors get the guest frame. A person without a position or a gender
 * gets the profile-completion wizard instead of the screen, whatever the address; after registering through an invite link only
 * where a screen needs them (ProfileFirst).
 */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const renderedAt = currentTime();
  const session = await loadSession();
  if (!session) {
    return (
      <ViewerProvider user={null}>
        <GuestShell>
          <ForgetPerson />
          {children}
        </GuestShell>
      </ViewerProvider>
    );
  }
  const user = toCurrentUser(session.user);
  const zone = await readerZone(session);
  const { deletionDueAt: dueAt, termsVersion: accepted, createdAt } = session.user;
  const { termsVersion } = city();
  const newTerms = termsVersion === accepted ? null : termsVersion;
  // Not in the first hour: whoever came by a link came for something.
  const isSettled = renderedAt - createdAt.getTime() > HOUR_MS;
  const asksYear = session.user.lacksBirthYear && !session.user.birthYearAsked && isSettled;
  if (needsProfile(session.user)) {
    return (
      <Providers userId={user.id} renderedAt={renderedAt} zone={zone}>
        <ServedZones />
        <OnboardingScreen user={user} />
      </Providers>
    );
  }
  const [offers, warnings, badges] = await Promise.all([
    loadOffers(session),
    loadWarnings(session),
    loadBadges(session),
  ]);
  return (
    <Providers userId={user.id} renderedAt={renderedAt} zone={zone}>
      <ServedZones />
      <AppShell user={toShellUser(user)} badges={badges}>
        {mustConfirm(session.user.emailConfirmed) ? (
          <AddressNotice
            userId={user.id}
            email={user.email}
            isLocal={getMailer().kind === 'outbox'}
          />
        ) : null}
        {dueAt ? <DeletionBanner userId={user.id} deletionDueAt={dueAt.toISOString()} /> : null}
        {offers.length > 0 ? <InviteOffers offers={offers} /> : null}
        {children}
      </AppShell>
      <MemberLife user={toShellUser(user)} />
      <WarningHost warnings={warnings} />
      {newTerms || asksYear ? (
        <AskedOnce userId={user.id} terms={newTerms} asksYear={asksYear} />
      ) : null}
    </Providers>
  );
}
