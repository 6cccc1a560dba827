import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function CoachingLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['coaching', 'places']}>{children}</TextsFor>;
}
