'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import type { FieldErrors } from './field-errors';
import { texts } from './texts';

interface MoreOptionsProps {
  /** The fields inside, whose errors open it. */
  fields: readonly string[];
  errors: FieldErrors;
  openAtFirst?: boolean;
  children: ReactNode;
}

/** Fields that most people leave unchanged. */
export function MoreOptions({ fields, errors, openAtFirst = false, children }: MoreOptionsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(openAtFirst);
  // A refused field gets the focus, so it must be visible: in the same render as its error, and as long as it has one.
  if (!isOpen && fields.some((field) => errors[field])) setIsOpen(true);
  return (
    <div className="grid gap-5 *:min-w-0">
      <Button
        variant="secondary"
        className="w-full justify-between"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate(texts).moreOptions}
        <LineIcon
          name="chevron-down"
          className={cn('transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-5 *:min-w-0">
        {children}
      </div>
    </div>
  );
}
