'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useDeferredValue, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { SearchField } from '@/components/forms/search-field';
import { Link } from '@/components/language/link';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { RowList } from '@/components/lists/row-list';
import { useBatches } from '@/components/lists/use-batches';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { MEMBERS_SHOWN } from '@/lib/groups/constants';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as clubTexts } from './club-texts';
import { bansQuery, GROUPS_KEY, membersUrl } from './groups-query';
import { JoinRequests } from './join-requests';
import { texts as manageTexts } from './manage-texts';
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

const MissedSection = dynamic(
  () => loadPart(() => import('./missed-section').then((module) => module.MissedSection)),
  { ssr: false },
);

/** The texts of the roles: the creator is 'Admin'. */
const ROLE_TEXTS = {
  creator: 'creatorRole',
  organiser: 'organiserRole',
  member: 'memberRole',
} as const;

const isLong = ({ memberCount }: GroupDto) => memberCount > MEMBERS_SHOWN;

export function GroupMembers({ group }: { group: GroupDto }) {
  const t = translate(texts);
  const { searchMembers } = translate(clubTexts);
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
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
      <section className="grid gap-3 *:min-w-0">
        <h2 className="text-xl">
          {t.membersOf({ count: group.memberCount, max: group.maxMembers })}
        </h2>
        {isLong(group) ? (
          <SearchField
            aria-label={searchMembers}
            placeholder={searchMembers}
            maxLength={SEARCH_LENGTH_MAX}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        ) : null}
        <MemberList group={group} search={asked} />
      </section>
      {group.viewer?.role ? <RegularsSection group={group} search={asked} /> : null}
      {group.viewer?.role && group.missedMax ? <MissedSection group={group} /> : null}
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

interface MemberListProps {
  group: GroupDto;
  /** A part of the name. */
  search: string;
}

/** A group that was read with all of its members needs no list of its own. */
function MemberList({ group, search }: MemberListProps) {
  const own = translate(clubTexts);
  const enabled = isLong(group);
  const query = useBatches(GROUPS_KEY, membersUrl(group.id, search), { enabled });
  const members = query.data?.pages.flatMap(({ items }) => items) ?? group.members ?? [];
  if (query.isError && search !== '') {
    return <ErrorState title={own.membersFailed} query={query} />;
  }
  return (
    <>
      <p role="status" className="text-muted-foreground empty:hidden">
        {members.length === 0 ? own.nobodyFound : null}
      </p>
      <ul className="grid gap-2.5 *:min-w-0 sm:grid-cols-2">
        {members.map((member) => (
          <li key={member.id}>
            <MemberRow group={group} member={member} />
          </li>
        ))}
      </ul>
      {enabled ? (
        <MoreButton query={query}>{translate(manageTexts).showMorePeople}</MoreButton>
      ) : null}
    </>
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
