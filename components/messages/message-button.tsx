'use client';

import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { isolate } from '@/lib/platform/validation/isolate';

type MessageButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'aria-describedby'
> & {
  person: { id: number; name: string; profileImageUrl: string | null };
  /** The person's settings do not allow messages from the viewer. */
  refused?: boolean;
  /** The label, where 'Message' alone would be ambiguous. */
  label?: string;
};

/** Opens the conversation with a person. */
export function MessageButton({ person, refused, label = 'Message', ...look }: MessageButtonProps) {
  function open(): void {
    raiseAppEvent('openChat', {
      type: 'direct',
      id: person.id,
      name: person.name,
      avatar: person.profileImageUrl,
    });
  }
  return (
    <Button
      variant="secondary"
      aria-label={`${label} ${isolate(person.name)}`}
      disabled={refused}
      {...look}
      onClick={open}
    >
      <MessageCircle aria-hidden />
      {label}
    </Button>
  );
}
