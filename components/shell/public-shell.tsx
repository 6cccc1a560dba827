'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { withTexts } from '@/components/language/texts-for';
import { useViewer, ViewerProvider } from '@/components/layout/viewer';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { splitLanguage } from '@/lib/platform/language/paths';
import { isJoinPath } from '@/lib/routes';
import { PublicFrame } from './public-frame';
import { QueryProvider } from './query-provider';

// Its few texts are on every page.
const Toaster = dynamic(
  () => loadPart(() => import('@/components/ui/toaster').then((module) => module.Toaster)),
  {
    ssr: false,
  },
);
const MemberLife = dynamic(
  () => loadPart(() => withTexts(import('./member-life')).then((module) => module.MemberLife)),
  { ssr: false },
);
const OnboardingScreen = dynamic(
  () =>
    loadScreen(() =>
      withTexts(import('@/components/onboarding/onboarding-screen')).then(
        (module) => module.OnboardingScreen,
      ),
    ),
  { ssr: false },
);

/**
 * The frame of public pages. The server sends the same one to everybody, so that the page can be cached. The browser loads the
 * viewer; guests load none of the members' code.
 */
export function PublicShell({ children }: { children: ReactNode }) {
  useEffect(leaveDeadLayers, []);
  return (
    <QueryProvider>
      <ViewerProvider>
        <Gate>{children}</Gate>
        <Toaster />
      </ViewerProvider>
    </QueryProvider>
  );
}

/**
 * A person without a position or a gender completes the profile first, whatever the address; except at an invite link, and after
 * coming in by one.
 */
function Gate({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  const isAtLink = isJoinPath(splitLanguage(usePathname()).path);
  const isIncomplete = user !== null && (user.latitude === null || user.gender === null);
  if (isIncomplete && !user.cameByLink && !isAtLink) {
    return <OnboardingScreen user={user} />;
  }
  return (
    <ViewerIdProvider userId={user?.id ?? null}>
      <PublicFrame>{children}</PublicFrame>
      {user ? <MemberLife userId={user.id} /> : null}
    </ViewerIdProvider>
  );
}
