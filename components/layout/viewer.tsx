'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { dropPush } from '@/components/notifications/push-calls';
import { forgetPerson, notedPerson } from '@/lib/browser/person-store';
import { ApiError, api } from '@/lib/http/client';
import type { CurrentUserDto } from '@/lib/users/schema';
import { usePersonStore } from './use-person-store';

/** Who looks at a public page, which the server rendered for everybody alike. */
export type Viewer =
  | { status: 'pending' | 'guest'; user: null }
  | { status: 'member'; user: CurrentUserDto };

const PENDING: Viewer = { status: 'pending', user: null };
const GUEST: Viewer = { status: 'guest', user: null };

const ViewerContext = createContext<Viewer>(PENDING);

// Going from one public page to an app page and back mounts the frame anew; the person is the same. Signing in and out
// are full page loads, which drop it. Written in effects only, so never on the server.
let known: Viewer = PENDING;

/** Asks once who is signed in. `pending` on the server and until the answer; a failed question counts as signed out. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<Viewer>(known);
  useEffect(() => {
    if (known.status !== 'pending') return;
    api<CurrentUserDto>('/api/auth/user').then(
      (user) => {
        known = { status: 'member', user };
        setViewer(known);
      },
      (error: unknown) => {
        // Without a network nothing is known: the next page asks again.
        if (error instanceof ApiError && error.status === 401) {
          forgetPerson();
          void dropPush();
          known = GUEST;
        }
        setViewer(GUEST);
      },
    );
  }, []);
  usePersonStore(viewer.user?.id ?? null);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** For the client parts of public pages: swap a sign-in link for the action once the viewer is a member. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}

const never = () => () => {};

/** Whose frame to show before the answer is there: what this browser showed last time. */
export function useExpectsMember(): boolean {
  const { status } = useViewer();
  const remembered = useSyncExternalStore(
    never,
    () => notedPerson() !== null,
    () => false,
  );
  return status === 'member' || (status === 'pending' && remembered);
}
