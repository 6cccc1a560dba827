'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants';
import { type AddressParts, withParts } from './address';

interface ListButtonProps extends ButtonVariants {
  /** The change of the page's address. */
  parts: AddressParts;
  /** Applies the change where the page is hydrated. */
  onChoose: (control: HTMLElement) => void;
  /** Whether it is the selected one of several. */
  isChosen?: boolean;
  /** For screen readers, instead of its words. */
  label?: string;
  /** An element to scroll to, for a button that shows the same list in another way. */
  scrollsTo?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Changes a list. For guests a link to the same list by another address, which lib/platform/browser/guest-lists shows in place.
 */
export function ListButton({
  parts,
  onChoose,
  isChosen,
  label,
  scrollsTo,
  className,
  children,
  ...look
}: ListButtonProps) {
  const params = useSearchParams();
  if (useViewer().status !== 'guest') {
    return (
      <Button
        {...look}
        className={className}
        aria-pressed={isChosen}
        aria-label={label}
        onClick={({ currentTarget }) => onChoose(currentTarget)}
      >
        {children}
      </Button>
    );
  }
  return (
    // Not a Link, which adds the language to a path: this address has none, so the page remains.
    <a
      href={listAddress(params, parts) + (scrollsTo ? `#${scrollsTo}` : '')}
      data-list
      aria-current={isChosen || undefined}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onChoose(event.currentTarget);
      }}
      className={buttonVariants({ ...look, className })}
    >
      {children}
    </a>
  );
}

/** The start of the list. The device's position and the frame of the map are in no address. */
export const listAddress = (params: URLSearchParams, parts: AddressParts) =>
  `?${withParts(params, { cursor: null, near: null, bounds: null, ...parts })}`;
