import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { NativeInput } from './input';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'>;

/** The native checkbox styled as a switch; the label is beside it. */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <NativeInput
      type="checkbox"
      role="switch"
      className={cn(
        'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-input bg-muted transition-colors',
        'before:absolute before:start-0.5 before:top-1/2 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-foreground/70 before:transition-[translate,background-color]',
        'checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-primary-foreground rtl:checked:before:-translate-x-5',
        'disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  );
}
