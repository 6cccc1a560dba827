'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/**
 * Split from the pages of signed-out visitors; see account-menu-lazy. Rendered on the server too, so that what it listens to can
 * be pressed only once it is there.
 */
export const MemberLife = dynamic(() =>
  loadPart(() => import('./member-life').then((module) => module.MemberLife)),
);
