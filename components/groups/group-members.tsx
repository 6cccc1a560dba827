'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { Avatar } from '@/components/avatars/avatar';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { bansQuery } from './groups-query';
import { JoinRequests } from './join-requests';
import { MemberMenu } from './member-menu';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** For the creator; nothing when there are none. */
function BannedPeople({ groupId }: { groupId: number }) {
  const { data = [] } = useQuery(bansQuery(groupId));
  const { run, busy } = useGroupStep();
  if (data.length === 0) return null;
  const t = translate(texts);
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.banned}</h2>
      <RowList items={data} className="grid gap-2">
        {({ userId, user, reason }) => (
          <li
            key={userId}
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border bg-card p-3"
          >
            <span className="wrap-anywhere min-w-0">
              <bdi className="font-strong">{user.name}</bdi>
              {reason ? <span className="text-muted-foreground"> {reason}</span> : null}
            </span>
            <Button
              variant="secondary"
              aria-disabled={busy || undefined}
              aria-label={t.liftBanOf(user)}
              onClick={() =>
                run({
                  call: () =>
                    api('DELETE /api/groups/{id}/bans/{userId}', {
                      params: { id: groupId, userId },
                    }),
                  done: t.mayAskAgain(user),
                  failed: t.liftBanFailed,
                })
              }
            >
              {t.liftBan}
            </Button>
          </li>
        )}
      </RowList>
    </section>
  );
}

const InvitePeopleDialog = dynamic(
  () =>
    loadPart(() => import('./invite-people-dialog').then((module) => module.InvitePeopleDialog)),
  { ssr: false },
);

const InviteLinkDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/invites/invite-link-dialog').then((module) => module.InviteLinkDialog),
    ),
  { ssr: false },
);

const RegularsSection = dynamic(
  () => loadPart(() => import('./regulars-section').then((module) => module.RegularsSection)),
  { ssr: false },
);

/** The texts of the roles: the creator is 'Admin'. */
const ROLE_TEXTS = {
  creator: 'creatorRole',
  organiser: 'organiserRole',
  member: 'memberRole',
} as const;

export function GroupMembers({ group }: { group: GroupDto }) {
  const t = translate(texts);
  const [invite, link] = [useDialog(), useDialog()];
  return (
    <div className="grid gap-6 *:min-w-0">
      {group.viewer?.canOrganise ? (
        <>
          <JoinRequests groupId={group.id} />
          <div className="flex flex-wrap gap-2 *:max-sm:w-full">
            <Button variant="secondary" onClick={invite.show}>
              <LineIcon name="user-plus" />
              {t.invitePeople}
            </Button>
            <Button variant="secondary" onClick={link.show}>
              <LineIcon name="link-2" />
              {t.inviteLink}
            </Button>
          </div>
        </>
      ) : null}
      <section>
        <h2 className="mb-3 text-xl">
          {t.membersOf({ count: group.memberCount, max: group.maxMembers })}
        </h2>
        <ul className="grid gap-2.5 *:min-w-0 sm:grid-cols-2">
          {group.members?.map((member) => (
            <li key={member.id}>
              <MemberRow group={group} member={member} />
            </li>
          ))}
        </ul>
      </section>
      {group.viewer?.role ? <RegularsSection group={group} /> : null}
      {group.viewer?.canManageMembers ? <BannedPeople groupId={group.id} /> : null}
      {invite.wanted ? <InvitePeopleDialog {...invite.props} group={group} /> : null}
      {link.wanted ? (
        <InviteLinkDialog
          {...link.props}
          target={{ of: 'group', id: group.id, name: group.name }}
        />
      ) : null}
    </div>
  );
}

interface MemberRowProps {
  group: GroupDto;
  member: GroupMemberDto;
}

function MemberRow({ group, member }: MemberRowProps) {
  const { user, role } = member;
  const isOwn = member.id === group.viewer?.memberId;
  return (
    <div className="relative flex items-center gap-3 rounded-card border bg-card p-3">
      <Avatar id={user.id ?? 0} name={user.name} imageUrl={user.profileImageUrl} size={44} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-strong" dir="auto">
          {user.id === null ? (
            user.name
          ) : (
            <Link href={routes.user(user.id)} className="underline-offset-4 hover:underline">
              {user.name}
            </Link>
          )}
        </p>
        <Badge variant={role === 'member' ? 'neutral' : 'primary'} className="mt-0.5">
          {role === 'creator' ? <LineIcon name="crown" /> : null}
          {translate(texts)[ROLE_TEXTS[role]]}
        </Badge>
      </div>
      {group.viewer?.canManageMembers && !isOwn ? (
        <MemberMenu group={group} member={member} />
      ) : null}
    </div>
  );
}
