'use client';

import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { conversationQuery } from './groups-query';
import { useGroupStep } from './use-group-step';

/** Mutes or unmutes the group's chat; for its members. */
export function GroupBell({ groupId }: { groupId: number }) {
  const { run, busy } = useGroupStep();
  const { data } = useQuery(conversationQuery(groupId));
  if (!data || data.id === null) return null;
  const { id, muted } = data;
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={!muted}
      aria-disabled={busy || undefined}
      aria-label="Notifications of this group"
      onClick={() =>
        run({
          call: () =>
            api('PUT /api/conversations/{id}/mute', { params: { id }, body: { muted: !muted } }),
          done: muted ? 'You will hear of new messages' : 'Muted',
          failed: 'That did not work. Please try again.',
        })
      }
    >
      {muted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
    </Button>
  );
}
