'use client';

import { createContext, type ReactNode, useContext } from 'react';

const ViewerIdContext = createContext<number | null>(null);

interface ViewerIdProviderProps {
  /** Null for guests, and on public pages until the viewer is known. */
  userId: number | null;
  children: ReactNode;
}

/** Provides the signed-in person to all chats below. Every shell has it. */
export function ViewerIdProvider({ userId, children }: ViewerIdProviderProps) {
  return <ViewerIdContext value={userId}>{children}</ViewerIdContext>;
}

export function useViewerId(): number | null {
  return useContext(ViewerIdContext);
}
