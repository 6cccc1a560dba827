'use client';

import dynamic from 'next/dynamic';

/**
 * Rendered on the server all the same. A page fetches every client component that its layouts can reach, shown or not;
 * only a dynamic import inside a client file keeps the menu's code from visitors who are signed out (measured: 16 KB).
 */
export const AccountMenu = dynamic(() =>
  import('./account-menu').then((module) => module.AccountMenu),
);
