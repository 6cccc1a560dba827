'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart, loadScreen } from '@/components/ui/load-part';

/*
 * A page loads every client component that its layouts can reach, shown or not. Only a dynamic import inside a client file keeps
 * these from signed-out visitors, who share the addresses. They are still rendered on the server.
 */
const load = () => withTexts(import('./member-shell'));

export const Providers = dynamic(() => loadScreen(() => load().then((module) => module.Providers)));
export const AppShell = dynamic(() => loadScreen(() => load().then((module) => module.AppShell)));
/** Rendered on the server too, so that what it listens to can be pressed only once it is there. */
export const MemberLife = dynamic(() => loadPart(() => load().then((module) => module.MemberLife)));
export const WarningHost = dynamic(
  () => loadPart(() => load().then((module) => module.WarningHost)),
  { ssr: false },
);
