import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function GroupLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['group']}>{children}</TextsFor>;
}
