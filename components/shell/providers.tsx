'use client';

import { type ReactNode, useEffect } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { usePersonStore } from '@/components/layout/use-person-store';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { LiveConnection } from '@/components/shell/live-connection';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { Toaster } from '@/components/ui/toaster';
import { holdInstallOffer } from '@/lib/platform/browser/install-offer';

interface ProvidersProps {
  userId: number;
  children: ReactNode;
}

/** The providers of every signed-in screen: query cache, live connection and toasts. */
export function Providers({ userId, children }: ProvidersProps) {
  usePersonStore(userId);
  useEffect(leaveDeadLayers, []);
  useEffect(holdInstallOffer, []);
  return (
    <QueryProvider>
      <LiveConnection userId={userId} />
      <ViewerIdProvider userId={userId}>
        {children}
        <ChatDrawerHost />
      </ViewerIdProvider>
      <Toaster />
    </QueryProvider>
  );
}
