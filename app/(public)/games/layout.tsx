import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function GamesLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['games']}>{children}</TextsFor>;
}
