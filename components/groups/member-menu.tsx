'use client';

import { EllipsisVertical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { useGroupStep } from './use-group-step';

const BanMemberDialog = dynamic(() =>
  import('./ban-member-dialog').then((module) => module.BanMemberDialog),
);

interface MemberProps {
  group: GroupDto;
  member: GroupMemberDto;
}

const FAILED = 'That did not work. Please try again.';

/** Change role, hand over, remove and ban. The last three ask for confirmation. */
export function MemberMenu({ group, member }: MemberProps) {
  const { run } = useGroupStep();
  const [handOver, remove, ban] = [useDialog(), useDialog(), useDialog()];
  const [round, setRound] = useState(0);
  const { name } = member.user;
  const props = { group, member };
  const give = (role: 'organiser' | 'member', done: string) =>
    run({
      call: () =>
        api('PATCH /api/groups/{id}/members/{memberId}', {
          params: paramsOf(props),
          body: { role },
        }),
      done,
      failed: FAILED,
    });
  function banAnew(): void {
    setRound(round + 1);
    ban.show();
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`What to do with ${isolate(name)}`}>
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {member.role === 'member' ? (
            <DropdownMenuItem
              onSelect={() => give('organiser', `${isolate(name)} is an organiser`)}
            >
              Make organiser
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => give('member', `${isolate(name)} is a member`)}>
              Make member
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={handOver.show}>Hand the group over</DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={remove.show}>
            Remove
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={banAnew}>
            Ban
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {handOver.wanted ? <HandOverDialog {...handOver.props} {...props} /> : null}
      {remove.wanted ? <RemoveDialog {...remove.props} {...props} /> : null}
      {ban.wanted ? <BanMemberDialog key={round} {...ban.props} {...props} /> : null}
    </>
  );
}

const paramsOf = ({ group, member }: MemberProps) => ({ id: group.id, memberId: member.id });

function HandOverDialog({ group, member, ...dialog }: MemberProps & DialogProps) {
  const { run, busy } = useGroupStep();
  const { name } = member.user;
  return (
    <FormDialog
      {...dialog}
      title={`Hand ${isolate(group.name)} over to ${isolate(name)}?`}
      description="They will run the group. You stay as an organiser and cannot undo this."
      submit="Hand Over"
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('PATCH /api/groups/{id}/members/{memberId}', {
              params: paramsOf({ group, member }),
              body: { role: 'creator' },
            }),
          done: `${isolate(name)} runs the group now`,
          failed: FAILED,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    />
  );
}

function RemoveDialog({ group, member, ...dialog }: MemberProps & DialogProps) {
  const { run, busy } = useGroupStep();
  const { name } = member.user;
  return (
    <FormDialog
      {...dialog}
      title={`Remove ${isolate(name)}?`}
      description="Their places in upcoming games go to the next in line. They may ask to join again."
      submit="Remove"
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('DELETE /api/groups/{id}/members/{memberId}', {
              params: paramsOf({ group, member }),
            }),
          done: `${isolate(name)} was removed`,
          failed: FAILED,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    />
  );
}
