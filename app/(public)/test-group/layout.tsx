import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function TestGroupLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['demo']}>{children}</TextsFor>;
}
