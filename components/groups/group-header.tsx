'use client';

import { Lock } from 'lucide-react';
import { LineIcon } from '@/components/layout/line-icon';
import { ShareButton } from '@/components/layout/share-button';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useViewer } from '@/components/layout/viewer';
import { SportBadge } from '@/components/sports/sport-badge';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { JoinResultDto } from '@/lib/groups/schema/join';
import { api } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { GroupBell } from './group-bell';
import { GroupMenu } from './group-menu';
import { spotsLeft } from './spots-left';
import { useGroupStep } from './use-group-step';

const AUDIENCE_WORDS = { all: null, women: 'Women only', men: 'Men only' } as const;

export function GroupHeader({ group }: { group: GroupDto }) {
  const audience = AUDIENCE_WORDS[group.audience];
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl" dir="auto">
            {group.name}
          </h1>
          <p className="mt-1 text-muted-foreground">
            by <bdi>{group.creator.name}</bdi>
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          <ShareButton title={group.name} path={routes.group(group.id)} />
          {group.viewer?.role ? <GroupBell groupId={group.id} /> : null}
          <GroupMenu group={group} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <SportBadge name={group.sport.name} />
        {group.isActive ? null : <Badge variant="outline">Inactive</Badge>}
        {group.visibility === 'private' ? (
          <Badge variant="outline">
            <Lock aria-hidden />
            Private
          </Badge>
        ) : null}
        {audience ? <Badge variant="special">{audience}</Badge> : null}
        {group.location ? (
          <span className="inline-flex items-center gap-1.5 text-muted-foreground">
            <LineIcon name="map-pin" className="size-4" />
            <span dir="auto">{group.location}</span>
          </span>
        ) : null}
      </p>
      <p className="text-sm tabular-nums">
        {group.memberCount === 1 ? '1 member' : `${group.memberCount} members`} ·{' '}
        <span className="font-[620]">{spotsLeft(group)}</span>
      </p>
      <JoinControl group={group} />
    </header>
  );
}

/** Join, what has become of the request, or an invite to answer; nothing for members. */
function JoinControl({ group }: { group: GroupDto }) {
  const { status } = useViewer();
  const { run, busy } = useGroupStep();
  const disabled = busy || undefined;
  const { viewer } = group;
  if (!viewer) {
    // There from the first paint, so that nothing moves for a guest. Most members who come are members of the group and
    // get no button at all: no room is kept for them.
    return status !== 'member' && group.isActive ? (
      <SignInLink
        className={buttonVariants({
          size: 'lg',
          className: 'w-full in-data-[viewer=member]:hidden sm:w-fit',
        })}
      >
        Sign in to join
      </SignInLink>
    ) : null;
  }
  if (viewer.requestId !== null) {
    return (
      <Button
        variant="secondary"
        size="lg"
        className="w-full sm:w-fit"
        aria-disabled={disabled}
        onClick={() =>
          run({
            call: () => api(`/api/groups/${group.id}/join`, { method: 'DELETE' }),
            done: 'Request taken back',
            failed: 'Failed to take the request back',
          })
        }
      >
        Request sent: take it back
      </Button>
    );
  }
  if (!viewer.canJoin) return null;
  return (
    <Button
      size="lg"
      className="w-full sm:w-fit"
      aria-disabled={disabled}
      onClick={() =>
        run({
          call: () =>
            api<JoinResultDto>(`/api/groups/${group.id}/join`, { body: { message: JOIN_MESSAGE } }),
          done: viewer.invite ? 'Joined group!' : 'Request sent!',
          description: viewer.invite ? undefined : 'The group admin will review your request.',
          failed: 'Failed to join group',
        })
      }
    >
      {viewer.invite ? `Accept the invite of ${viewer.invite.senderName}` : 'Join Group'}
    </Button>
  );
}
