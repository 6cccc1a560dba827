'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages of signed-out visitors; see components/shell/account-menu-lazy. */
export const NotificationBell = dynamic(() =>
  loadPart(() =>
    withTexts(import('./notification-bell').then((module) => module.NotificationBell)),
  ),
);
