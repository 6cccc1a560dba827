'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as manageTexts } from './manage-texts';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

const BanMemberDialog = dynamic(
  () => loadPart(() => import('./end-group-dialogs').then((module) => module.BanMemberDialog)),
  { ssr: false },
);

interface MemberProps {
  group: GroupDto;
  member: GroupMemberDto;
}

/** Change role, hand over, remove and ban. The last three ask for confirmation. */
export function MemberMenu({ group, member }: MemberProps) {
  const t = translate(texts);
  const own = translate(manageTexts);
  const { run } = useGroupStep();
  const [handOver, remove, ban] = [useDialog(), useDialog(), useDialog()];
  const [round, setRound] = useState(0);
  const { user } = member;
  const props = { group, member };
  const give = (role: 'organiser' | 'member', done: string) =>
    run({
      call: () =>
        api('PATCH /api/groups/{id}/members/{memberId}', {
          params: paramsOf(props),
          body: { role },
        }),
      done,
      failed: t.didNotWork,
    });
  function banAnew(): void {
    setRound(round + 1);
    ban.show();
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={own.whatToDoWith(user)}
          data-tooltip=""
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <LineIcon name="ellipsis-vertical" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {member.role === 'member' ? (
            <DropdownMenuItem onSelect={() => give('organiser', own.isOrganiser(user))}>
              {own.makeOrganiser}
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => give('member', own.isMember(user))}>
              {own.makeMember}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={handOver.show}>{own.handOver}</DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={remove.show}>
            {t.remove}
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={banAnew}>
            {own.ban}
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
  const t = translate(texts);
  const own = translate(manageTexts);
  const { run, busy } = useGroupStep();
  const { name } = member.user;
  return (
    <FormDialog
      {...dialog}
      title={own.handOverQuestion({ group: group.name, name })}
      description={own.handOverHint}
      submit={own.handOverButton}
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('PATCH /api/groups/{id}/members/{memberId}', {
              params: paramsOf({ group, member }),
              body: { role: 'creator' },
            }),
          done: own.askedToLead({ name }),
          failed: t.didNotWork,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    />
  );
}

function RemoveDialog({ group, member, ...dialog }: MemberProps & DialogProps) {
  const t = translate(texts);
  const own = translate(manageTexts);
  const { run, busy } = useGroupStep();
  const { name } = member.user;
  return (
    <FormDialog
      {...dialog}
      title={own.removeQuestion({ name })}
      description={own.removeHint}
      submit={t.remove}
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('DELETE /api/groups/{id}/members/{memberId}', {
              params: paramsOf({ group, member }),
            }),
          done: own.wasRemoved({ name }),
          failed: t.didNotWork,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    />
  );
}
