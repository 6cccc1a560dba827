'use client';

import dynamic from 'next/dynamic';

/** Split from the pages of signed-out visitors; see components/shell/account-menu-lazy. */
export const NotificationBell = dynamic(() =>
  import('./notification-bell').then((module) => module.NotificationBell),
);
