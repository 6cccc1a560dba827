'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import type { Chat } from '@/components/messages/use-chat';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { proposalStatusQuery } from '@/components/proposals/proposals-query';
import { texts as proposalTexts } from '@/components/proposals/texts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { routes } from '@/lib/routes';
import { texts } from './chat-texts';

const BlockDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/moderation/block-dialog').then((module) => module.BlockDialog),
    ),
  { ssr: false },
);
const ChatSearch = dynamic(
  () => loadPart(() => import('./chat-search').then((module) => module.ChatSearch)),
  {
    ssr: false,
  },
);

interface ChatMenuProps {
  chat: Chat;
  onFocus: (seq: number) => void;
  /** The chat no longer exists, or another page opens. */
  onGone: () => void;
}

/** Search, mute, the other person's page, report and block. */
export function ChatMenu({ chat, onFocus, onGone }: ChatMenuProps) {
  const t = translate(texts);
  const router = useRouter();
  const data = chat.chat.data;
  const mute = useMute(chat.put);
  const search = useDialog();
  const report = useDialog();
  const block = useDialog();
  const proposalStatus = useQuery({
    ...proposalStatusQuery(data?.userId ?? 0),
    enabled: data?.type === 'direct' && data.userId !== null,
  });
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  if (!data) return null;
  const person = data.userId === null ? null : { id: data.userId, name: data.name };
  const page = pageOf(data);

  function open(path: Parameters<typeof router.push>[0]): void {
    onGone();
    router.push(path);
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          ref={setButton}
          aria-label={t.chatOptions}
          data-tooltip=""
          className="inline-flex size-11 items-center justify-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <LineIcon name="ellipsis-vertical" className="size-5" />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          container={button?.closest<HTMLElement>('[role="dialog"]')}
        >
          {data.id === null ? null : (
            <>
              <DropdownMenuItem onSelect={search.show}>
                <LineIcon name="search" /> {t.searchChat}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => mute(data)}>
                {data.muted ? <LineIcon name="bell-ring" /> : <LineIcon name="bell-off" />}
                {data.muted ? t.unmute : t.mute}
              </DropdownMenuItem>
            </>
          )}
          {person && proposalStatus.data?.canPropose ? (
            <DropdownMenuItem
              onSelect={() => {
                onGone();
                raiseAppEvent('proposeGame', { user: person });
              }}
            >
              <LineIcon name="calendar-plus" /> {translate(proposalTexts).propose}
            </DropdownMenuItem>
          ) : null}
          {person ? (
            <DropdownMenuItem onSelect={() => open(routes.user(person.id))}>
              <LineIcon name="user-round" /> {t.viewProfile}
            </DropdownMenuItem>
          ) : null}
          {page ? (
            <DropdownMenuItem onSelect={() => open(page)}>
              <LineIcon name="users-round" /> {data.game ? t.viewGame : t.viewGroup}
            </DropdownMenuItem>
          ) : null}
          {person ? (
            <>
              <DropdownMenuItem onSelect={report.show}>
                <LineIcon name="flag" /> {rich(t.reportPerson, { name: <bdi>{person.name}</bdi> })}
              </DropdownMenuItem>
              <DropdownMenuItem variant="destructive" onSelect={block.show}>
                <LineIcon name="ban" /> {rich(t.blockPerson, { name: <bdi>{person.name}</bdi> })}
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {search.wanted && data.id !== null ? (
        <ChatSearch {...search.props} conversationId={data.id} onFound={onFocus} />
      ) : null}
      {person && report.wanted ? (
        <ReportDialog
          {...report.props}
          target={{ type: 'person', ...person, conversationId: data.id ?? undefined }}
        />
      ) : null}
      {person && block.wanted ? (
        <BlockDialog {...block.props} person={person} onBlocked={onGone} />
      ) : null}
    </>
  );
}

function pageOf({ groupId, game }: ChatDto) {
  if (game) return routes.game(game.id);
  return groupId === null ? null : routes.group(groupId);
}

function useMute(onChanged: (chat: ChatDto) => void) {
  const { run } = useAction();
  return ({ id, muted }: ChatDto) => {
    const t = translate(texts);
    if (id === null) return;
    void run({
      call: () =>
        api('PUT /api/conversations/{id}/mute', { params: { id }, body: { muted: !muted } }),
      done: muted ? t.chatUnmuted : t.chatMuted,
      failed: t.didNotWork,
      onDone: onChanged,
    });
  };
}
