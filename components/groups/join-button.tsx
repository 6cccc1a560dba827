'use client';

import { useState } from 'react';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { cn } from '@/lib/cn';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import type { GroupCardDto, GroupCardViewerDto } from '@/lib/groups/schema/group-card';
import { texts as sharedTexts } from '@/lib/groups/texts';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './card-texts';
import { useGroupStep } from './use-group-step';

type JoinableGroup = Pick<GroupCardDto, 'id' | 'name' | 'audience' | 'isActive' | 'viewer'>;
type Membership = GroupCardViewerDto['standing'];

/** A card has less room than the group's own page. */
function wordsOn(place: 'card' | 'page', of: { group: string }) {
  const t = translate(texts);
  if (place === 'card') {
    return {
      join: { label: t.join, full: t.joinOf(of) },
      asked: { label: t.requested, full: t.requestedOf(of) },
      withdraw: { label: t.withdraw, full: t.withdrawOf(of) },
      sent: t.joinRequestSent,
      failed: t.joinRequestFailed,
    };
  }
  return {
    join: { label: t.joinGroup, full: t.joinGroupOf(of) },
    asked: { label: t.requestSent, full: t.requestSentOf(of) },
    withdraw: { label: t.withdrawRequest, full: t.withdrawRequestOf(of) },
    sent: t.requestSentDone,
    failed: t.joinFailed,
  };
}

interface JoinButtonProps {
  group: JoinableGroup;
  on?: 'card' | 'page';
  className?: string;
}

/** The viewer's status in a group, with the possible actions: join, withdraw the request, accept an invite. */
export function JoinButton({ group, on = 'card', className = 'items-center' }: JoinButtonProps) {
  const t = translate(texts);
  const words = wordsOn(on, { group: group.name });
  const { standing, busy, ask, withdraw } = useJoin(group, words);
  if (!group.viewer) return null;
  if (standing === 'member') return <Badge variant="primary">{t.member}</Badge>;
  const refusal = refusalOf(standing, group);
  if (refusal) return <p className="text-muted-foreground text-sm">{refusal}</p>;
  const look =
    on === 'page'
      ? ({ size: 'lg', className: 'w-full sm:w-fit' } as const)
      : { size: 'sm' as const };
  const asked = standing === 'pending';
  const accept = { label: t.acceptInvite, full: t.acceptInviteOf({ group: group.name }) };
  const main = asked ? words.asked : standing === 'invited' ? accept : words.join;
  return (
    <div className={cn('flex flex-wrap gap-2', className)}>
      <Button
        {...look}
        variant={asked ? 'secondary' : 'primary'}
        aria-label={main.full}
        aria-disabled={busy || asked || undefined}
        onClick={ask}
      >
        {busy && !asked ? t.busy : main.label}
      </Button>
      {/* A separate button beside the first: a double click on Join must not withdraw the request. */}
      {asked ? (
        <Button
          {...look}
          variant="ghost"
          aria-label={words.withdraw.full}
          aria-disabled={busy || undefined}
          onClick={withdraw}
        >
          {words.withdraw.label}
        </Button>
      ) : null}
    </div>
  );
}

/** The expected refusal, shown before a click. */
function refusalOf(standing: Membership, { viewer, audience, isActive }: JoinableGroup) {
  const t = translate(sharedTexts);
  if (standing === 'banned') return t.cannotJoin;
  if (standing === 'pending') return null;
  if (!isActive) return t.notActive;
  return viewer?.fitsAudience ? null : t.groupIsFor({ audience });
}

function useJoin(group: JoinableGroup, words: ReturnType<typeof wordsOn>) {
  const t = translate(texts);
  const router = useRouter();
  const { run, busy } = useGroupStep();
  // Overrides the listed status until the list is refetched.
  const [said, setSaid] = useState<{ standing: Membership; over: JoinableGroup['viewer'] }>();
  const { viewer } = group;
  const standing = said && said.over === viewer ? said.standing : (viewer?.standing ?? 'none');
  const params = { id: group.id };
  const say = (next: Membership) => setSaid({ standing: next, over: viewer });
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
          ? { title: t.joined }
          : { title: words.sent, description: t.adminWillReview },
      failed: words.failed,
      onDone: ({ status }) => say(status === 'joined' ? 'member' : 'pending'),
    });
  const withdraw = () =>
    run({
      call: () => api('DELETE /api/groups/{id}/join', { params }).finally(reread),
      done: t.requestTakenBack,
      description: t.askAgainIn({ hours: ASK_AGAIN_HOURS }),
      failed: t.withdrawFailed,
      onDone: () => say('none'),
    });
  return { standing, busy, ask, withdraw };
}
