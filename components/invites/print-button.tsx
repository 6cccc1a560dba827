'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function PrintButton() {
  return (
    <Button size="lg" className="print:hidden" onClick={() => window.print()}>
      <LineIcon name="printer" />
      {translate(texts).print}
    </Button>
  );
}
