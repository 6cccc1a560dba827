'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/** Split from the pages of signed-out visitors; see components/shell/account-menu-lazy. */
export const NotificationBell = dynamic(() =>
  withTexts(import('./notification-bell').then((module) => module.NotificationBell)),
);
