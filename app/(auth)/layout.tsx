import type { ReactNode } from 'react';
import { AuthFrame } from '@/components/auth/auth-frame';
import { TextsFor } from '@/components/language/texts-for';
import { QueryProvider } from '@/components/layout/query-provider';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <TextsFor areas={['members']}>
      <AuthFrame>
        <QueryProvider>{children}</QueryProvider>
      </AuthFrame>
    </TextsFor>
  );
}
