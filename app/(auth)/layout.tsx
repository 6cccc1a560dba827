import type { ReactNode } from 'react';
import { AuthFrame } from '@/components/auth/auth-frame';
import { QueryProvider } from '@/components/layout/query-provider';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <AuthFrame>
      <QueryProvider>{children}</QueryProvider>
    </AuthFrame>
  );
}
