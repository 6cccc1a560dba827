'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { forgetPerson, lastKnownPerson } from '@/lib/platform/browser/person-store';
import { dropWorker } from '@/lib/platform/browser/worker';
import { ApiError, api } from '@/lib/platform/http/client';
import { currentLanguage } from '@/lib/platform/language/current';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { usePersonStore } from './use-person-store';

/** The viewer of a public page, which the server rendered for everybody alike. */
export type Viewer =
  | { status: 'pending' | 'guest'; user: null }
  | { status: 'member'; user: CurrentUserDto };

const PENDING: Viewer = { status: 'pending', user: null };
const GUEST: Viewer = { status: 'guest', user: null };

const ViewerContext = createContext<Viewer>(PENDING);

// Navigating from a public page to an app page and back remounts the frame, but the person is the same. Signing in and out are
// full page loads, which clear this. Written only in effects, so never on the server.
let known: Viewer = PENDING;

/** Loads the signed-in person once. `pending` on the server and until the response; an error counts as signed out. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<Viewer>(known);
  useEffect(() => {
    if (known.status !== 'pending') return;
    api('GET /api/auth/user').then(
      (user) => {
        // Chosen on another device; the answer has set the cookie that the page follows.
        if (user.language && user.language !== currentLanguage()) return location.reload();
        known = { status: 'member', user };
        setViewer(known);
      },
      (error: unknown) => {
        // Offline, the answer is unknown, so the next page asks again.
        if (error instanceof ApiError && error.status === 401) {
          forgetPerson();
          void dropWorker();
          known = GUEST;
        }
        setViewer(GUEST);
      },
    );
  }, []);
  usePersonStore(viewer.user?.id ?? null);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** For client components on public pages: replaces a sign-in link with the action once the viewer is a member. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}

const never = () => () => {};

/** The frame to show before the viewer is known: the one this browser showed last. */
export function useExpectsMember(): boolean {
  const { status } = useViewer();
  const remembered = useSyncExternalStore(
    never,
    () => lastKnownPerson() !== null,
    () => false,
  );
  return status === 'member' || (status === 'pending' && remembered);
}
