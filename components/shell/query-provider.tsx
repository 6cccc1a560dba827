'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QUERY_DEFAULTS } from '@/lib/platform/http/query-defaults';

/** The query cache of a page and those reached from it without a reload. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient(QUERY_DEFAULTS));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
