import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function CoachLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['coach']}>{children}</TextsFor>;
}
