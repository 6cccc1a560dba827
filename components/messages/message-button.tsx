'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './texts';

type MessageButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'aria-describedby'
> & {
  person: { id: number; name: string; profileImageUrl: string | null };
  /** The person's settings do not allow messages from the viewer. */
  refused?: boolean;
  /** Adds that the person is the organiser, where 'Message' alone would be ambiguous. */
  organiser?: boolean;
};

export function MessageButton({ person, refused, organiser, ...look }: MessageButtonProps) {
  const t = translate(texts);
  const whom = { person: person.name };
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
      aria-label={organiser ? t.messageOrganiserNamed(whom) : t.messageTo(whom)}
      disabled={refused}
      {...look}
      onClick={open}
    >
      <LineIcon name="message-circle" />
      {organiser ? t.messageOrganiser : t.message}
    </Button>
  );
}
