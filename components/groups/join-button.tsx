'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import { audienceRefusal } from '@/lib/groups/policy';
import type { GroupCardDto, GroupCardViewerDto } from '@/lib/groups/schema/group-card';
import { ASK_AGAIN_HINT } from '@/lib/platform/errors/ask-again';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { useGroupStep } from './use-group-step';

type JoinableGroup = Pick<GroupCardDto, 'id' | 'name' | 'audience' | 'isActive' | 'viewer'>;
type Standing = GroupCardViewerDto['standing'];

const WORDS = {
  card: {
    join: 'Join',
    asked: 'Requested',
    withdraw: 'Withdraw',
    sent: 'Join request sent!',
    failed: 'Failed to send join request',
  },
  page: {
    join: 'Join Group',
    asked: 'Request sent',
    withdraw: 'Withdraw request',
    sent: 'Request sent!',
    failed: 'Failed to join group',
  },
} as const;

interface JoinButtonProps {
  group: JoinableGroup;
  /** On a card, or on the group's own page. */
  on?: keyof typeof WORDS;
  className?: string;
}

/** The reader's standing in a group, with the possible actions: join, withdraw the request, accept an invite. */
export function JoinButton({ group, on = 'card', className }: JoinButtonProps) {
  const { standing, busy, ask, withdraw } = useJoin(group, WORDS[on]);
  const { name } = group;
  if (!group.viewer) return null;
  if (standing === 'member') return <Badge variant="primary">Member</Badge>;
  const refusal = refusalOf(standing, group);
  if (refusal) return <p className="text-muted-foreground text-sm">{refusal}</p>;
  const words = WORDS[on];
  const look =
    on === 'page'
      ? ({ size: 'lg', className: 'w-full sm:w-fit' } as const)
      : { size: 'sm' as const };
  const asked = standing === 'pending';
  const label = asked ? words.asked : standing === 'invited' ? 'Accept invite' : words.join;
  return (
    <div className={cn('flex flex-wrap items-center gap-2', className)}>
      <Button
        {...look}
        variant={asked ? 'secondary' : 'primary'}
        aria-label={`${label}: ${isolate(name)}`}
        aria-disabled={busy || asked || undefined}
        onClick={ask}
      >
        {busy && !asked ? '...' : label}
      </Button>
      {/* A separate button beside the first: a double click on Join must not withdraw the request. */}
      {asked ? (
        <Button
          {...look}
          variant="ghost"
          aria-label={`${words.withdraw}: ${isolate(name)}`}
          aria-disabled={busy || undefined}
          onClick={withdraw}
        >
          {words.withdraw}
        </Button>
      ) : null}
    </div>
  );
}

/** The server's refusal, shown before anything is pressed. */
function refusalOf(standing: Standing, { viewer, audience, isActive }: JoinableGroup) {
  if (standing === 'banned') return 'You cannot join this group.';
  if (standing === 'pending') return null;
  if (!isActive) return 'This group is not active at the moment.';
  return viewer?.fitsAudience ? null : audienceRefusal('group', audience);
}

function useJoin(group: JoinableGroup, words: (typeof WORDS)[keyof typeof WORDS]) {
  const router = useRouter();
  const { run, busy } = useGroupStep();
  // Overrides the listed standing until the list is refetched.
  const [said, setSaid] = useState<{ standing: Standing; over: JoinableGroup['viewer'] }>();
  const { viewer } = group;
  const standing = said && said.over === viewer ? said.standing : (viewer?.standing ?? 'none');
  const params = { id: group.id };
  const say = (next: Standing) => setSaid({ standing: next, over: viewer });
  // Refreshes server-rendered lists, here and on the pages behind Back.
  const reread = () => router.refresh();
  const ask = () =>
    run({
      call: () =>
        api('POST /api/groups/{id}/join', { params, body: { message: JOIN_MESSAGE } }).finally(
          reread,
        ),
      done: ({ status }) =>
        status === 'joined'
          ? { title: 'Joined group!' }
          : { title: words.sent, description: 'The group admin will review your request.' },
      failed: words.failed,
      onDone: ({ status }) => say(status === 'joined' ? 'member' : 'pending'),
    });
  const withdraw = () =>
    run({
      call: () => api('DELETE /api/groups/{id}/join', { params }).finally(reread),
      done: 'Request taken back',
      description: ASK_AGAIN_HINT,
      failed: 'Failed to take the request back',
      onDone: () => say('none'),
    });
  return { standing, busy, ask, withdraw };
}
