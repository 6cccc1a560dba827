'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';

interface ReviewMenuProps {
  /** Names the author: a page has many of these. */
  label: string;
  report: string;
  onReport: () => void;
}

/** What is rarely done with someone else's review. */
export function ReviewMenu({ label, report, onReport }: ReviewMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={label}
        data-tooltip=""
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-my-1.5 -me-2' })}
      >
        <LineIcon name="ellipsis-vertical" className="size-5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onReport}>
          <LineIcon name="flag" />
          {report}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
