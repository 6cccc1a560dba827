'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { QUERY_DEFAULTS } from '@/lib/http/query-defaults';
import { PublicFrame } from './public-frame';
import { useViewer, ViewerProvider } from './viewer';

const Toaster = dynamic(() => import('@/components/ui/toaster').then((module) => module.Toaster), {
  ssr: false,
});
const MemberLife = dynamic(() => import('./member-life').then((module) => module.MemberLife), {
  ssr: false,
});
const OnboardingScreen = dynamic(
  () =>
    import('@/components/onboarding/onboarding-screen').then((module) => module.OnboardingScreen),
  { ssr: false },
);

/**
 * The frame of public pages. The server sends the same one to everybody, so that the page can be cached. The browser loads the
 * viewer; guests load none of the members' code.
 */
export function PublicShell({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient(QUERY_DEFAULTS));
  useEffect(leaveDeadLayers, []);
  return (
    <QueryClientProvider client={client}>
      <ViewerProvider>
        <Gate>{children}</Gate>
        <Toaster />
      </ViewerProvider>
    </QueryClientProvider>
  );
}

/** A person without a position or a gender completes the profile first, whatever the address. */
function Gate({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  if (user && (user.latitude === null || user.gender === null)) {
    return <OnboardingScreen user={user} />;
  }
  return (
    <ViewerIdProvider userId={user?.id ?? null}>
      <PublicFrame>{children}</PublicFrame>
      {user ? <MemberLife userId={user.id} /> : null}
    </ViewerIdProvider>
  );
}
