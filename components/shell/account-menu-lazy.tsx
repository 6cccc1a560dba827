'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/**
 * Still rendered on the server. A page loads every client component that its layouts can reach, shown or not. Only a dynamic
 * import inside a client file keeps the menu's code (16 KB, measured) from signed-out visitors.
 */
export const AccountMenu = dynamic(() =>
  withTexts(import('./account-menu').then((module) => module.AccountMenu)),
);
