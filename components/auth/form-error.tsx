import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';

/** Why the whole form was refused. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert variant="destructive" className="[&>svg]:row-span-1">
      <CircleAlert aria-hidden />
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}
