import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'aria-label'> {
  'aria-label': string;
  frameClassName?: string;
}

export function SearchField({ frameClassName, ...props }: SearchFieldProps) {
  return (
    <div className={cn('relative', frameClassName)}>
      <LineIcon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted-foreground"
      />
      <Input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        className={cn('ps-11', props.className)}
      />
    </div>
  );
}
