'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QUERY_DEFAULTS } from '@/lib/platform/http/query-defaults';
import { useViewer } from './viewer';

const createClient = () => new QueryClient(QUERY_DEFAULTS);

/** The query cache of a page and those reached from it without a reload. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(clearing.current);
    return () => {
      // Pages of the app and public ones have one each. Its queries would stay for five minutes. Once nobody observes them:
      clearing.current = setTimeout(() => client.getQueryCache().clear());
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

// Of a guest, whose page loads its parts one by one; never on the server.
let ofGuest: QueryClient | undefined;

/** Around a part of a public page that reads lists for guests too: their pages have no query cache, members' have one. */
export function GuestQueries({ children }: { children: ReactNode }) {
  const { status } = useViewer();
  const [client] = useState(() =>
    typeof document === 'undefined' ? createClient() : (ofGuest ??= createClient()),
  );
  if (status !== 'guest') return children;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
