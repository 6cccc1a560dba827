'use client';

import { GuestShell } from './guest-shell';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** The whole page of an unknown address. */
export function NotFoundPage() {
  return (
    <GuestShell>
      <NotFoundScreen />
    </GuestShell>
  );
}
