'use client';

import { Avatar } from '@/components/avatars/avatar';
import { exactTime } from '@/components/calendar/exact-time';
import { StartTime } from '@/components/calendar/start-time';
import { useOwnNow } from '@/components/calendar/use-now';
import { chatTime } from '@/components/messages/chat-rows';
import { LineIcon } from '@/components/ui/line-icon';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { cn } from '@/lib/cn';
import type { ConversationDto } from '@/lib/messages/schema/conversations';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './chat-texts';
import { texts as noticeTexts } from './texts';

const BADGE_MAX = 99;

export function ConversationRow({ conversation }: { conversation: ConversationDto }) {
  const { name, avatar, game, lastMessage, lastMessageTime, unreadCount, isOnline, muted } =
    conversation;
  const unread = unreadCount > 0 && !muted;
  const t = translate(texts);
  const notices = translate(noticeTexts);
  return (
    <li className="relative border-b last:border-b-0">
      <button
        type="button"
        onClick={() => openChat(conversation)}
        className="flex min-h-19 w-full items-center gap-3 px-4 py-3 text-start hover:bg-accent focus-visible:-outline-offset-2"
      >
        <span className="relative shrink-0">
          <Avatar
            id={conversation.userId ?? conversation.id}
            name={name}
            imageUrl={avatar}
            size={48}
          />
          {isOnline ? (
            <span className="absolute end-0 bottom-0 size-3.5 rounded-full border-2 border-card bg-primary">
              <span className="sr-only">{t.onlineNow}</span>
            </span>
          ) : null}
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <bdi className={cn('truncate', unread ? 'font-figure' : 'font-strong')}>{name}</bdi>
            {lastMessageTime ? <RowTime iso={lastMessageTime} /> : null}
          </span>
          {game ? <StartTime of={game} className="text-muted-foreground text-xs" /> : null}
          <span className="flex items-center justify-between gap-3">
            <span
              dir="auto"
              className={cn(
                'truncate text-sm',
                unread ? 'font-semibold text-foreground' : 'text-muted-foreground',
              )}
            >
              {lastMessage}
            </span>
            {muted ? <Muted /> : null}
            {unread ? (
              <span className="min-w-6 shrink-0 rounded-full bg-special px-1.5 text-center font-heading text-special-foreground text-xs tabular-nums leading-6">
                <bdi>{unreadCount > BADGE_MAX ? `${BADGE_MAX}+` : unreadCount}</bdi>
                <span className="sr-only"> {notices.unread}</span>
              </span>
            ) : null}
          </span>
        </span>
      </button>
    </li>
  );
}

/** In the device's time zone, which the server does not know: the server's text only reserves the space. */
function RowTime({ iso }: { iso: string }) {
  const now = useOwnNow();
  const isHydrating = useIsHydrating();
  return (
    <time
      key={isHydrating ? 'server' : 'device'}
      dateTime={iso}
      title={exactTime(iso)}
      className={cn(
        'shrink-0 text-muted-foreground text-xs tabular-nums',
        isHydrating && 'invisible',
      )}
      suppressHydrationWarning
    >
      {chatTime(new Date(iso), now)}
    </time>
  );
}

function Muted() {
  return (
    <span className="shrink-0 text-muted-foreground">
      <LineIcon name="bell-off" className="size-4" />
      <span className="sr-only">{translate(texts).muted}</span>
    </span>
  );
}

function openChat({ id, type, userId, groupId, game, name, avatar }: ConversationDto): void {
  if (type === 'group' && groupId !== null) {
    raiseAppEvent('openChat', { type: 'group', id: groupId, name, avatar });
  } else if (game) {
    raiseAppEvent('openChat', { type: 'game', id: game.id, name, avatar });
  } else if (userId !== null) {
    raiseAppEvent('openChat', { type: 'direct', id: userId, name, avatar });
  } else raiseAppEvent('openChat', { type: 'conversation', id, name, avatar });
}
