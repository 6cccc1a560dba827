import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { ViewerProvider } from '@/components/layout/viewer';
import { AppShell } from '@/components/shell/app-shell';
import { GuestShell } from '@/components/shell/guest-shell';
import { ProfileGate } from '@/components/shell/profile-gate';
import { MemberLife, Providers } from '@/components/shell/providers';
import { ServedZones } from '@/components/shell/served-zones';
import { ToastArea } from '@/components/ui/toaster-lazy';
import { loadBadges } from '@/lib/messages/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { currentTime } from '@/lib/platform/browser/clock';
import { readerZone } from '@/lib/platform/calendar/reader-zone';
import { toCurrentUser } from '@/lib/users/schema/current-user';

/**
 * The shell around public pages. Guests get the page that server/web caches for all of them, rendered without a cookie; a
 * request with a valid session is rendered here. Client components get the viewer from `useViewer` and show guests a
 * `SignInLink`.
 */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  const renderedAt = currentTime();
  const session = await loadSession();
  if (!session) {
    return (
      <ViewerProvider user={null}>
        <QueryProvider>
          <GuestShell isCached>{children}</GuestShell>
        </QueryProvider>
        <ToastArea />
      </ViewerProvider>
    );
  }
  const user = toCurrentUser(session.user);
  const zone = await readerZone(session);
  const badges = await loadBadges(session);
  return (
    <ViewerProvider user={user}>
      <Providers userId={user.id} renderedAt={renderedAt} zone={zone}>
        <ServedZones />
        <ProfileGate user={user}>
          <AppShell user={user} badges={badges}>
            {children}
          </AppShell>
        </ProfileGate>
        <MemberLife user={user} />
      </Providers>
    </ViewerProvider>
  );
}
