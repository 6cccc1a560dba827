'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { holdInstallOffer } from '@/lib/platform/browser/install-offer';
import { QUERY_DEFAULTS } from '@/lib/platform/http/query-defaults';

/** The query cache of a page and those reached from it without a reload. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient(QUERY_DEFAULTS));
  useEffect(holdInstallOffer, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
