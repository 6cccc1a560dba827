import type { ReactNode } from 'react';
import { TextsFor } from '@/components/language/texts-for';

export default function VenueLayout({ children }: { children: ReactNode }) {
  return <TextsFor areas={['venue']}>{children}</TextsFor>;
}
