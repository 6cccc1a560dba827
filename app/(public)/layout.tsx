import type { ReactNode } from 'react';
import { PublicShell } from '@/components/layout/public-shell';

/**
 * The shell around pages for everyone. Reads no cookie, so that the pages under it can be rendered once and kept (ISR);
 * client parts learn who looks from `useViewer` and offer `SignInLink` to a guest.
 */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
