'use client';

import dynamic from 'next/dynamic';

/** Split from the prompt of signed-out visitors, which shares the address; layout/account-menu-lazy explains. */
export const ConversationsScreen = dynamic(() =>
  import('./conversations-screen').then((module) => module.ConversationsScreen),
);
