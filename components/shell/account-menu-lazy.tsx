'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/**
 * Still rendered on the server. A page loads every client component that its layouts can reach, shown or not. Only a dynamic
 * import inside a client file keeps the menu's code (16 KB, measured) from signed-out visitors.
 */
export const AccountMenu = dynamic(() =>
  loadPart(() => withTexts(import('./account-menu').then((module) => module.AccountMenu))),
);
