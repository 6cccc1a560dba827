import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';

/** The error of the form as a whole. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert variant="destructive" className="[&>svg]:row-span-1">
      <CircleAlert aria-hidden />
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}
