import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { LineIcon } from '@/components/ui/line-icon';

export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert variant="destructive" className="[&>svg]:row-span-1">
      <LineIcon name="circle-exclamation-point" />
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}
