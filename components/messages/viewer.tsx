'use client';

import { createContext, type ReactNode, useContext } from 'react';

const ViewerIdContext = createContext<number | null>(null);

interface ViewerIdProviderProps {
  /** Null for guests, and on public pages until the browser knows. */
  userId: number | null;
  children: ReactNode;
}

/** Who is signed in, for the chats anywhere below. Every shell has it. */
export function ViewerIdProvider({ userId, children }: ViewerIdProviderProps) {
  return <ViewerIdContext value={userId}>{children}</ViewerIdContext>;
}

export function useViewerId(): number | null {
  return useContext(ViewerIdContext);
}
