import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function JoinLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['invites']}>{children}</TextsFor>;
}
