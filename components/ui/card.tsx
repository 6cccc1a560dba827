import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type DivProps = ComponentProps<'div'>;

export function Card({ className, ...props }: DivProps) {
  return (
    <div
      className={cn(
        'flex flex-col overflow-hidden rounded-card border bg-card text-card-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: DivProps) {
  return <div className={cn('p-5', className)} {...props} />;
}
