'use client';

import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { setCookie } from '@/lib/platform/browser/set-cookie';
import { zoneCookie } from '@/lib/platform/calendar/zone-cookie';

/** What the server went by when it rendered a member's page, and what hydration repeats. */
export interface Rendered {
  now: number;
  zone: string;
}

const RenderedClock = createContext<Rendered | null>(null);

export const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Null on a page for guests, which is cached and so knows neither. */
export const useRendered = () => useContext(RenderedClock);

export function RenderedClockProvider({ now, zone, children }: Rendered & { children: ReactNode }) {
  useEffect(() => {
    const device = zoneOfDevice();
    if (device && device !== zone) setCookie(zoneCookie(device));
  }, [zone]);
  return <RenderedClock value={{ now, zone }}>{children}</RenderedClock>;
}
