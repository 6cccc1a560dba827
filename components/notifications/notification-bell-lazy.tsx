'use client';

import dynamic from 'next/dynamic';

/** Split from the pages of signed-out visitors, as components/layout/account-menu-lazy explains. */
export const NotificationBell = dynamic(() =>
  import('./notification-bell').then((module) => module.NotificationBell),
);
