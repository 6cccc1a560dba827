'use client';

import { type ReactNode, useEffect } from 'react';
import { usePersonStore } from '@/components/layout/use-person-store';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { LiveConnection } from '@/components/shell/live-connection';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { Toaster } from '@/components/ui/toaster';
import { QueryProvider } from './query-provider';

interface ProvidersProps {
  userId: number;
  children: ReactNode;
}

/** The providers of every signed-in screen: query cache, live connection and toasts. */
export function Providers({ userId, children }: ProvidersProps) {
  usePersonStore(userId);
  useEffect(leaveDeadLayers, []);
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
