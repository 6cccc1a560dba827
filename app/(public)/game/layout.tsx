import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function GameLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['game']}>{children}</TextsFor>;
}
