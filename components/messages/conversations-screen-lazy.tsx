'use client';

import dynamic from 'next/dynamic';

/** Split from the prompt for signed-out visitors, which shares the address; see layout/account-menu-lazy. */
export const ConversationsScreen = dynamic(() =>
  import('./conversations-screen').then((module) => module.ConversationsScreen),
);
