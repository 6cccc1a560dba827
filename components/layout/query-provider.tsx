'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QUERY_DEFAULTS } from '@/lib/platform/http/query-defaults';

const createClient = () => new QueryClient(QUERY_DEFAULTS);

/** The query cache of a page and those reached from it without a reload. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(clearing.current);
    return () => {
      // Pages of the app and public ones have one each. Its queries would remain for five minutes. Once they are unobserved:
      clearing.current = setTimeout(() => client.getQueryCache().clear());
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
