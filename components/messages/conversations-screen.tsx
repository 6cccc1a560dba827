'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { StartTime } from '@/components/calendar/start-time';
import { LoadingRows } from '@/components/lists/row-list';
import { useTab } from '@/components/lists/use-address';
import { type ChatTarget, chatUrl } from '@/components/messages/chat-target';
import {
  allOf,
  conversationsQuery,
  type InboxDto,
  inboxQuery,
  unreadQuery,
} from '@/components/messages/conversations-query';
import { MessageTime } from '@/components/messages/message-time';
import { SharedPictureNotice } from '@/components/messages/shared-picture';
import { PushOffer } from '@/components/notifications/push-offer';
import { Button } from '@/components/ui/button';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { cn } from '@/lib/cn';
import type { ChatDto, ConversationDto } from '@/lib/messages/schema/conversations';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { routes } from '@/lib/routes';
import { texts } from './chat-texts';
import { texts as noticeTexts } from './texts';

const BADGE_MAX = 99;

function ConversationRow({ conversation }: { conversation: ConversationDto }) {
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
            {lastMessageTime ? (
              <MessageTime
                at={lastMessageTime}
                className="shrink-0 text-muted-foreground text-xs tabular-nums"
              />
            ) : null}
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

const BOXES = ['inbox', 'requests'] as const;
type Box = (typeof BOXES)[number];

export interface ConversationsScreenProps {
  userId: number;
  initial: InboxDto;
  opens: { to: number | null; conversation: number | null };
}

/** The list of conversations; a chat opens in the drawer. */
export function ConversationsScreen({ userId, initial, opens }: ConversationsScreenProps) {
  const t = translate(texts);
  const [box, setBox] = useTab(BOXES, 'box');
  const list = useInfiniteQuery(
    box === 'inbox' ? inboxQuery(userId, initial) : conversationsQuery(userId, box),
  );
  const conversations = list.data && allOf(list.data.pages);
  const { data: unread } = useQuery(unreadQuery);
  // The menu's badge may have fetched it before this part of the page is hydrated.
  const isHydrating = useIsHydrating();
  useOpenFromAddress(opens);
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t.messages}</h1>
        <BoxChoice
          box={box}
          requests={isHydrating ? 0 : (unread?.requests ?? 0)}
          onChange={setBox}
        />
      </div>
      <SharedPictureNotice userId={userId} />
      {list.isPending ? <LoadingRows /> : null}
      {list.isError && !list.data ? <ErrorState title={t.fetchFailed} query={list} /> : null}
      {conversations?.length === 0 ? <Empty box={box} /> : null}
      {conversations && conversations.length > 0 ? (
        <ul className="grid grid-cols-1 overflow-hidden rounded-card border bg-card">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-disabled={list.isFetchingNextPage || undefined}
          onClick={() => list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t.loading : t.earlierConversations}
        </Button>
      ) : null}
      {/* Below the list, which it would move: only the browser knows whether to offer it. */}
      <PushOffer />
    </div>
  );
}

function Empty({ box }: { box: Box }) {
  const t = translate(texts);
  return box === 'inbox' ? (
    <EmptyState drawing="messages" as="h2" title={t.noMessages} description={t.noMessagesHint} />
  ) : (
    <EmptyState drawing="messages" as="h2" title={t.noRequests} description={t.noRequestsHint} />
  );
}

interface BoxChoiceProps {
  box: Box;
  requests: number;
  onChange: (box: Box) => void;
}

function BoxChoice({ box, requests, onChange }: BoxChoiceProps) {
  const t = translate(texts);
  const labels = { inbox: t.inbox, requests: t.requests({ count: requests }) };
  return (
    <fieldset className="flex flex-wrap rounded-control bg-muted p-1">
      <legend className="sr-only">{t.whichMessages}</legend>
      {(['inbox', 'requests'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={box === each}
          onClick={() => onChange(each)}
          className={cn(
            'min-h-11 rounded-[0.5rem] px-4 font-semibold text-sm',
            box === each ? 'bg-card text-foreground shadow-sm' : 'text-muted-foreground',
          )}
        >
          {labels[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** Opens the chat of a notification, email or button, then cleans up the URL. */
function useOpenFromAddress({ to, conversation }: ConversationsScreenProps['opens']): void {
  const router = useRouter();
  const open = useEffectEvent(async (target: ChatTarget): Promise<void> => {
    const chat = await api(chatUrl(target)).catch(() => null);
    // A missing conversation means that the chat is gone; the list is shown.
    if (chat) raiseOpenChat(chat);
    router.replace(routes.messages(), { scroll: false });
  });
  useEffect(() => {
    if (conversation !== null) void open({ type: 'conversation', id: conversation });
    else if (to !== null) void open({ type: 'direct', id: to });
  }, [conversation, to]);
}

function raiseOpenChat({ id, userId, groupId, game, name, avatar }: ChatDto): void {
  if (userId !== null) raiseAppEvent('openChat', { type: 'direct', id: userId, name, avatar });
  else if (groupId !== null)
    raiseAppEvent('openChat', { type: 'group', id: groupId, name, avatar });
  else if (game) raiseAppEvent('openChat', { type: 'game', id: game.id, name, avatar });
  else if (id !== null) raiseAppEvent('openChat', { type: 'conversation', id, name, avatar });
}
