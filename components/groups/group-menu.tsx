'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Link } from '@/components/language/link';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { GROUPS_KEY } from './groups-query';
import { texts } from './texts';

const EditGroupDialog = dynamic(
  () => loadPart(() => import('./edit-group-dialog').then((module) => module.EditGroupDialog)),
  { ssr: false },
);

const AnnounceDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/messages/announce-dialog').then((module) => module.AnnounceDialog),
    ),
  { ssr: false },
);

const EmbedDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/sharing/embed-dialog').then((module) => module.EmbedDialog),
    ),
  { ssr: false },
);

const LeaveGroupDialog = dynamic(
  () => loadPart(() => import('./end-group-dialogs').then((module) => module.LeaveGroupDialog)),
  { ssr: false },
);

const DeleteGroupDialog = dynamic(
  () => loadPart(() => import('./end-group-dialogs').then((module) => module.DeleteGroupDialog)),
  { ssr: false },
);

/** For signed-in people. */
export function GroupMenu({ group }: { group: GroupDto }) {
  const queries = useQueryClient();
  const [edit, announce, embed] = [useDialog(), useDialog(), useDialog()];
  const [leave, remove, report] = [useDialog(), useDialog(), useDialog()];
  // A new form each time: it starts with the group's current values.
  const [round, setRound] = useState(0);
  const { viewer } = group;
  if (!viewer) return null;
  function editAnew(): void {
    setRound(round + 1);
    edit.show();
  }
  const t = translate(texts);
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t.menu}
          data-tooltip=""
          className={buttonVariants({ variant: 'secondary', size: 'icon' })}
        >
          <LineIcon name="ellipsis-vertical" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {viewer.canOrganise ? (
            <DropdownMenuItem onSelect={editAnew}>
              <LineIcon name="pencil" />
              {t.editGroup}
            </DropdownMenuItem>
          ) : null}
          {viewer.canOrganise ? (
            <DropdownMenuItem onSelect={announce.show}>
              <LineIcon name="megaphone" />
              {t.announce}
            </DropdownMenuItem>
          ) : null}
          {viewer.canOrganise ? (
            <DropdownMenuItem asChild>
              <Link href={routes.groupStatistics(group.id)}>
                <LineIcon name="chart-column" />
                {t.statistics}
              </Link>
            </DropdownMenuItem>
          ) : null}
          {viewer.canOrganise ? (
            <DropdownMenuItem asChild>
              <Link href={routes.groupData(group.id)}>
                <LineIcon name="download" />
                {t.data}
              </Link>
            </DropdownMenuItem>
          ) : null}
          {viewer.canOrganise && group.visibility === 'public' ? (
            <DropdownMenuItem onSelect={embed.show}>
              <LineIcon name="share-2" />
              {t.onOwnSite}
            </DropdownMenuItem>
          ) : null}
          {viewer.role && viewer.role !== 'creator' ? (
            <DropdownMenuItem onSelect={leave.show}>
              <LineIcon name="log-out" />
              {t.leaveGroup}
            </DropdownMenuItem>
          ) : null}
          {viewer.role === 'creator' ? null : (
            <DropdownMenuItem onSelect={report.show}>
              <LineIcon name="flag" />
              {t.reportGroup}
            </DropdownMenuItem>
          )}
          {viewer.canDelete ? (
            <DropdownMenuItem variant="destructive" onSelect={remove.show}>
              <LineIcon name="trash" />
              {t.deleteGroup}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {edit.wanted ? (
        <EditGroupDialog key={round} {...edit.props} group={group} onSaved={refresh} />
      ) : null}
      {announce.wanted ? (
        <AnnounceDialog {...announce.props} to={{ of: 'group', id: group.id }} />
      ) : null}
      {embed.wanted ? (
        <EmbedDialog {...embed.props} of={{ kind: 'group', id: group.id, name: group.name }} />
      ) : null}
      {leave.wanted ? <LeaveGroupDialog {...leave.props} group={group} /> : null}
      {remove.wanted ? <DeleteGroupDialog {...remove.props} group={group} /> : null}
      {report.wanted ? (
        <ReportDialog
          {...report.props}
          target={{ type: 'group', id: group.id, name: group.name }}
        />
      ) : null}
    </>
  );
}
