import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';
import { ViewerProvider } from '@/components/layout/viewer';
import { GuestLife } from '@/components/shell/guest-life';
import { GuestShell } from '@/components/shell/guest-shell';
import { AppShell, MemberLife, Providers } from '@/components/shell/member-shell-lazy';
import { ProfileGate } from '@/components/shell/profile-gate';
import { loadSession } from '@/lib/platform/auth/session';
import { toCurrentUser } from '@/lib/users/schema/current-user';

/**
 * The shell around public pages. Guests get the page that server/web keeps for all of them, made without a cookie; a request with
 * a valid session comes here. Client components learn the viewer from `useViewer` and show guests a `SignInLink`.
 */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  const session = await loadSession();
  if (!session) {
    return (
      <ViewerProvider user={null}>
        <GuestShell isKept>{children}</GuestShell>
        <GuestLife />
      </ViewerProvider>
    );
  }
  const user = toCurrentUser(session.user);
  return (
    <TextsFor areas={['members']}>
      <ViewerProvider user={user}>
        <Providers userId={user.id}>
          <ProfileGate user={user}>
            <AppShell user={user}>{children}</AppShell>
          </ProfileGate>
          <MemberLife userId={user.id} />
        </Providers>
      </ViewerProvider>
    </TextsFor>
  );
}
