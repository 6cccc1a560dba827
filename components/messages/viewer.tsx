'use client';

import { createContext, type ReactNode, useContext } from 'react';

const ViewerContext = createContext<number | null>(null);

/** Who is signed in, for the chats anywhere below. */
export function ViewerProvider({ userId, children }: { userId: number; children: ReactNode }) {
  return <ViewerContext value={userId}>{children}</ViewerContext>;
}

/** Null outside the signed-in shell. */
export function useViewerId(): number | null {
  return useContext(ViewerContext);
}
