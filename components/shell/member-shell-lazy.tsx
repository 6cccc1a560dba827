'use client';

import dynamic from 'next/dynamic';
import { loadPart, loadScreen } from '@/components/ui/load-part';

/*
 * A page loads every client component that its layouts can reach, shown or not. Only a dynamic import inside a client file keeps
 * these from signed-out visitors, who share the addresses. They are still rendered on the server. Each import is written inside its
 * `dynamic()`, where Next finds it and names its files in the page: so the browser fetches them with the first scripts.
 */

export const Providers = dynamic(() =>
  loadScreen(() => import('./member-shell').then((shell) => shell.Providers)),
);
export const AppShell = dynamic(() =>
  loadScreen(() => import('./member-shell').then((shell) => shell.AppShell)),
);
/** Rendered on the server too, so that what it listens to can be pressed only once it is there. */
export const MemberLife = dynamic(() =>
  loadPart(() => import('./member-shell').then((shell) => shell.MemberLife)),
);
export const WarningHost = dynamic(
  () => loadPart(() => import('./member-shell').then((shell) => shell.WarningHost)),
  { ssr: false },
);
