'use client';

import { Close, Content, Description, Overlay, Portal, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { StartTime } from '@/components/calendar/start-time';
import { ChatMenu } from '@/components/messages/chat-menu';
import { ChatPanel } from '@/components/messages/chat-panel';
import { targetKey } from '@/components/messages/chat-target';
import type { Chat } from '@/components/messages/use-chat';
import { Dialog } from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import type { DialogProps } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import type { AppEvents } from '@/lib/platform/realtime/app-events';
import { texts } from './chat-texts';

interface ChatDrawerProps extends DialogProps {
  chat: AppEvents['openChat'];
  userId: number;
}

/** A chat that slides in from the side; full screen on phones. */
export function ChatDrawer({ chat, userId, open, onOpenChange, onClosed }: ChatDrawerProps) {
  const target = { type: chat.type, id: chat.id };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="data-[state=closed]:fade-out data-[state=open]:fade-in fixed inset-0 z-50 bg-[oklch(0.2_0.03_150/0.5)] duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Content
          onOpenAutoFocus={(event) => {
            // Focuses the panel: not the first button, and on phones not the field, which would open the keyboard over the
            // messages.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="data-[state=closed]:slide-out-to-end-full data-[state=open]:slide-in-from-end-full fixed inset-0 z-50 h-dvh bg-background text-foreground shadow-float outline-none pe-[env(safe-area-inset-right)] duration-200 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in sm:start-auto sm:w-[27rem] sm:border-s"
        >
          <ChatPanel
            key={targetKey(target)}
            target={target}
            userId={userId}
            onGone={() => onOpenChange(false)}
            header={(state, focus) => (
              <Header
                chat={state}
                opened={chat}
                onClose={() => onOpenChange(false)}
                menu={<ChatMenu chat={state} onFocus={focus} onGone={() => onOpenChange(false)} />}
              />
            )}
          />
        </Content>
      </Portal>
    </Dialog>
  );
}

interface HeaderProps {
  chat: Chat;
  /** The opener's data, until the response arrives. */
  opened: AppEvents['openChat'];
  onClose: () => void;
  menu: ReactNode;
}

function Header({ chat, opened, menu }: HeaderProps) {
  const data = chat.chat.data;
  const name = data?.name ?? opened.name;
  return (
    <header className="flex min-h-16 items-center gap-3 border-b bg-card px-3 pt-[env(safe-area-inset-top)]">
      <Avatar
        id={data?.userId ?? opened.id}
        name={name}
        imageUrl={data ? data.avatar : opened.avatar}
        size={40}
      />
      <div className="min-w-0 flex-1">
        <Title className="truncate font-heading text-base" dir="auto">
          {name}
        </Title>
        <Description className="flex items-center gap-1.5 text-muted-foreground text-xs">
          {data?.isOnline ? <span aria-hidden className="size-2 rounded-full bg-primary" /> : null}
          {data?.game ? <StartTime of={data.game} /> : statusOf(opened.type, data?.isOnline)}
        </Description>
      </div>
      {menu}
      <Close
        data-tooltip=""
        className="inline-flex size-11 items-center justify-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <LineIcon name="x" className="size-5" />
        <span className="sr-only">{translate(texts).close}</span>
      </Close>
    </header>
  );
}

function statusOf(type: AppEvents['openChat']['type'], isOnline: boolean | undefined): string {
  const t = translate(texts);
  if (type === 'group') return t.groupChat;
  if (type === 'game') return t.gameChat;
  return isOnline ? t.onlineNow : t.lastSeenRecently;
}
