'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';

/** The viewer of a public page; unknown on other pages. */
export type Viewer =
  | { status: 'unsaid' | 'guest'; user: null }
  | { status: 'member'; user: CurrentUserDto };

const UNSAID: Viewer = { status: 'unsaid', user: null };
const GUEST: Viewer = { status: 'guest', user: null };

const ViewerContext = createContext<Viewer>(UNSAID);

interface ViewerProviderProps {
  /** Null for guests. */
  user: CurrentUserDto | null;
  children: ReactNode;
}

export function ViewerProvider({ user, children }: ViewerProviderProps) {
  const viewer: Viewer = user ? { status: 'member', user } : GUEST;
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** For client components on public pages: guests see a sign-in link in place of an action. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
