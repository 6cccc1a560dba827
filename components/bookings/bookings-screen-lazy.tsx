'use client';

import dynamic from 'next/dynamic';

/** Split from the landing panel, which shares the address; components/layout/account-menu-lazy explains. */
export const BookingsScreen = dynamic(() =>
  import('./bookings-screen').then((module) => module.BookingsScreen),
);
