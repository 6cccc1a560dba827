'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { conversationQuery } from './groups-query';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

export function GroupBell({ groupId }: { groupId: number }) {
  const { run, busy } = useGroupStep();
  const { data } = useQuery(conversationQuery(groupId));
  if (!data || data.id === null) return null;
  const { id, muted } = data;
  const t = translate(texts);
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={!muted}
      aria-disabled={busy || undefined}
      aria-label={t.notifications}
      onClick={() =>
        run({
          call: () =>
            api('PUT /api/conversations/{id}/mute', { params: { id }, body: { muted: !muted } }),
          done: muted ? t.willHearOfMessages : t.muted,
          failed: t.didNotWork,
        })
      }
    >
      {muted ? <LineIcon name="bell-off" /> : <LineIcon name="bell" />}
    </Button>
  );
}
