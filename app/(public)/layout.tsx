import type { ReactNode } from 'react';
import { PublicShell } from '@/components/shell/public-shell';

/**
 * The shell around public pages. It reads no cookie, so that server/web can cache the finished pages for everybody. Client
 * components learn the viewer from `useViewer` and show guests a `SignInLink`.
 */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
