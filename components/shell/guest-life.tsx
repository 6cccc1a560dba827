'use client';

import { useEffect } from 'react';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { ToastArea } from '@/components/ui/toaster-lazy';
import { holdInstallOffer } from '@/lib/platform/browser/install-offer';

/** Invisible components that run on every public page of a guest. */
export function GuestLife() {
  useEffect(leaveDeadLayers, []);
  useEffect(holdInstallOffer, []);
  return <ToastArea />;
}
