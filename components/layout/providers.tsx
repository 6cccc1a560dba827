'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveConnection } from '@/components/layout/live-connection';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { Toaster } from '@/components/ui/toaster';
import { QUERY_DEFAULTS } from '@/lib/http/query-defaults';
import { usePersonStore } from './use-person-store';

interface ProvidersProps {
  userId: number;
  children: ReactNode;
}

/** The providers of every signed-in screen: query cache, live connection and toasts. */
export function Providers({ userId, children }: ProvidersProps) {
  const [client] = useState(() => new QueryClient(QUERY_DEFAULTS));
  usePersonStore(userId);
  useEffect(leaveDeadLayers, []);
  return (
    <QueryClientProvider client={client}>
      <LiveConnection userId={userId} />
      <ViewerIdProvider userId={userId}>
        {children}
        <ChatDrawerHost />
      </ViewerIdProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
