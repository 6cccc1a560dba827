import type { ReactNode } from 'react';
import { PublicShell } from '@/components/layout/public-shell';

/**
 * The shell around pages for everyone. Reads no cookie: server/web keeps the finished pages and gives everybody the same one.
 * Client parts learn from `useViewer` who is looking, and offer `SignInLink` to a guest.
 */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
