'use client';

import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { GuestShell } from './guest-shell';

/** The whole page of an unknown address. */
export function NotFoundPage() {
  return (
    <GuestShell>
      <NotFoundScreen />
    </GuestShell>
  );
}
