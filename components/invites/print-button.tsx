'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function PrintButton() {
  return (
    <Button size="lg" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden />
      {translate(texts).print}
    </Button>
  );
}
