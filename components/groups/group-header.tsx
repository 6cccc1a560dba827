'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Face } from '@/components/avatars/face';
import { Follow } from '@/components/follows/follow-lazy';
import { rich } from '@/components/language/rich';
import { BackLink } from '@/components/layout/back-link';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useRouter } from '@/components/layout/use-router';
import { useViewer } from '@/components/layout/viewer';
import { ShareButton } from '@/components/sharing/share-button';
import { LineUp } from '@/components/sports/line-up';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { FACES_IN_LISTS } from '@/lib/games/constants';
import type { GroupDto } from '@/lib/groups/schema/group';
import { texts as groupTexts } from '@/lib/groups/texts';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as cardTexts } from './card-texts';
import { texts as clubTexts } from './club-texts';
import { spotsLeft } from './group-address';
import { AudienceBadge } from './group-card';
import { GroupMenu } from './group-menu';
import { conversationQuery } from './groups-query';
import { JoinButton } from './join-button';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** For the member whom the creator asked to run the group; in a group without a creator it remains until a member accepts. */
function LeadOffer({ group: { id, name, viewer } }: { group: GroupDto }) {
  const t = translate(texts);
  const isFree = viewer?.isFreeToLead;
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const disabled = busy || undefined;
  const params = { id };
  const onDone = () => router.refresh();
  return (
    <section
      aria-label={t.leadQuestion({ group: name })}
      className="grid gap-3 rounded-card border bg-muted p-4"
    >
      <div>
        <p className="wrap-anywhere font-lead">{t.leadQuestion({ group: name })}</p>
        <p className="text-sm">{isFree ? t.leadFreeHint : t.leadHint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={disabled}
          onClick={() =>
            run({
              call: () => api('POST /api/groups/{id}/lead', { params }),
              done: t.leadTaken,
              failed: t.didNotWork,
              onDone,
            })
          }
        >
          {t.leadYes}
        </Button>
        {isFree ? null : (
          <Button
            variant="secondary"
            aria-disabled={disabled}
            onClick={() =>
              run({
                call: () => api('DELETE /api/groups/{id}/lead', { params }),
                done: t.leadRefused,
                failed: t.didNotWork,
                onDone,
              })
            }
          >
            {t.leadNo}
          </Button>
        )}
      </div>
    </section>
  );
}

function GroupBell({ groupId, chat }: { groupId: number; chat?: ChatDto }) {
  const { run, busy } = useGroupStep();
  const { data } = useQuery(usePageData(conversationQuery(groupId), chat));
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

interface GroupHeaderProps {
  group: GroupDto;
  /** As the page was rendered, for people in the group. */
  chat?: ChatDto;
  place: ReactNode;
  /** The words of the way back to all groups. */
  back: string;
}

export function GroupHeader({ group, chat, place, back }: GroupHeaderProps) {
  const t = translate(texts);
  return (
    <header className={cn(sportTint(group.sport.name), 'sport-head grid gap-3')}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <BackLink href={routes.groups()}>{back}</BackLink>
        <div className="-mt-2 flex flex-wrap gap-2">
          <ShareButton title={group.name} path={routes.group(group.id)} />
          {group.viewer?.role ? <GroupBell groupId={group.id} chat={chat} /> : null}
          {group.viewer ? <GroupMenu group={group} /> : null}
        </div>
      </div>
      <LineUp
        sport={group.sport.name}
        taken={0}
        places={0}
        faces={[]}
        className="aspect-auto h-24 sm:h-32"
      />
      <div>
        <h1 className="wrap-anywhere text-3xl" dir="auto">
          {group.name}
        </h1>
        <p className="mt-1 text-muted-foreground">
          {rich(translate(cardTexts).byCreator, { name: <bdi>{group.creator.name}</bdi> })}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <SportBadge name={group.sport.name} />
        {group.isActive ? null : <Badge variant="outline">{t.inactive}</Badge>}
        {group.isClub ? <Badge variant="outline">{translate(clubTexts).clubBadge}</Badge> : null}
        {group.visibility === 'private' ? (
          <Badge variant="outline">
            <LineIcon name="lock" />
            {t.private}
          </Badge>
        ) : null}
        <AudienceBadge audience={group.audience} />
        {group.needsGuardian ? <Badge>{translate(groupTexts).guardianNeeded}</Badge> : null}
        {place ? (
          <span className="inline-flex items-center gap-1.5 text-muted-foreground">
            <LineIcon name="map-pin" className="size-4" />
            <span dir="auto">{place}</span>
          </span>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
        {group.members ? (
          <span className="faces">
            {group.members
              .filter(({ user }) => user.id !== null)
              .slice(0, FACES_IN_LISTS)
              .map(({ id, user }) => (
                <Face key={id} of={user} />
              ))}
          </span>
        ) : null}
        {translate(cardTexts).members({ count: group.memberCount })} ·{' '}
        <span className="font-strong">{spotsLeft(group.memberCount, group.maxMembers)}</span>
      </p>
      <JoinControl group={group} />
    </header>
  );
}

/** Join, the state of the request, or an invite; for members only the offer to run the group. */
function JoinControl({ group }: { group: GroupDto }) {
  const t = translate(texts);
  const { status } = useViewer();
  const { viewer } = group;
  if (!viewer) {
    return status !== 'member' && group.isActive ? (
      <SignInLink
        className={buttonVariants({
          size: 'lg',
          className: 'w-full sm:w-fit',
        })}
      >
        {t.signInToJoin}
      </SignInLink>
    ) : null;
  }
  if (viewer.standing === 'member') {
    return viewer.isAskedToLead ? <LeadOffer group={group} /> : null;
  }
  return (
    <div className="grid gap-2">
      {viewer.invite ? (
        <p className="wrap-anywhere">
          {rich(t.invitesYou, {
            name: <bdi className="font-strong">{viewer.invite.senderName}</bdi>,
          })}
        </p>
      ) : null}
      <JoinButton group={group} on="page" />
      <Follow kind="group" id={group.id} name={group.name} />
    </div>
  );
}
