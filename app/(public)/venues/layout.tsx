import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function VenuesLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['venues', 'places']}>{children}</TextsFor>;
}
