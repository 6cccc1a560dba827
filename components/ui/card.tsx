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

export function CardHeader({ className, ...props }: DivProps) {
  return <div className={cn('flex flex-col gap-1 px-5 pt-5', className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h3'>) {
  return (
    <h3 className={cn('text-xl leading-tight', className)} {...props}>
      {children}
    </h3>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-muted-foreground text-sm', className)} {...props} />;
}

export function CardContent({ className, ...props }: DivProps) {
  return <div className={cn('p-5', className)} {...props} />;
}

export function CardFooter({ className, ...props }: DivProps) {
  return (
    <div
      className={cn('mt-auto flex items-center gap-2 border-t px-5 py-3', className)}
      {...props}
    />
  );
}
