'use client';

import { MessageCircle } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { raiseAppEvent } from '@/lib/realtime/app-events';
import { routes } from '@/lib/routes';

type MessageButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'aria-describedby'
> & {
  person: { id: number; name: string; profileImageUrl: string | null };
  /** The person's own choice of who may write keeps the viewer out. */
  refused?: boolean;
};

/** Opens the conversation with a person. */
export function MessageButton({ person, refused, ...look }: MessageButtonProps) {
  const router = useRouter();
  function open(): void {
    raiseAppEvent('openChat', {
      type: 'direct',
      id: person.id,
      name: person.name,
      avatar: person.profileImageUrl,
    });
    // Where the conversation is for whoever has no drawer open; `as Route` as in lib/routes, for its query.
    router.push(`${routes.messages()}?to=${person.id}` as Route);
  }
  return (
    <Button
      variant="secondary"
      aria-label={`Message ${person.name}`}
      disabled={refused}
      {...look}
      onClick={open}
    >
      <MessageCircle aria-hidden />
      Message
    </Button>
  );
}
