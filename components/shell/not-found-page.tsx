'use client';

import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { GuestShell } from './guest-shell';

export function NotFoundPage() {
  return (
    <GuestShell>
      <NotFoundScreen />
    </GuestShell>
  );
}
