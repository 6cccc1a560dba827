'use client';

import { useState } from 'react';
import type { ChatTarget } from '@/components/messages/chat-target';
import { outbox } from '@/components/messages/drafts';
import { MessageText, splitMessage } from '@/components/messages/message-text';
import { MessageTime } from '@/components/messages/message-time';
import { SystemLine } from '@/components/messages/pinned-message';
import { useUnsent } from '@/components/messages/use-unsent';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { MessageDto } from '@/lib/messages/schema/message';
import type { OfflineChat } from '@/lib/offline/schema';
import { currentTime } from '@/lib/platform/browser/clock';
import { newKey } from '@/lib/platform/browser/new-key';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { PageLink } from './page-link';
import { texts } from './texts';

export function OfflineChatList({ chats }: { chats: OfflineChat[] }) {
  const t = translate(texts);
  return (
    <>
      <h1 className="text-3xl">{t.messages}</h1>
      {chats.length === 0 ? <EmptyState drawing="messages" as="h2" title={t.noChats} /> : null}
      <ul className="grid gap-2 *:min-w-0">
        {chats.map(({ id, name, lastMessage }) => (
          <li key={id} className="rounded-card border bg-card px-4 py-2">
            <h2 className="wrap-anywhere" dir="auto">
              <PageLink href={`${routes.messages()}?conversation=${id}`}>{name}</PageLink>
            </h2>
            <p className="truncate text-muted-foreground text-sm" dir="auto">
              {lastMessage}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The recipient of new messages; null where none can be sent any more. */
function targetOf({ type, userId, groupId, game }: OfflineChat): ChatTarget | null {
  const id = type === 'direct' ? userId : type === 'group' ? groupId : game?.id;
  return id == null ? null : { type, id };
}

export function OfflineChatView({ chat, userId }: { chat: OfflineChat; userId: number }) {
  const target = targetOf(chat);
  const t = translate(texts);
  return (
    <article className="grid gap-4 *:min-w-0">
      <h1 className="wrap-anywhere text-2xl" dir="auto">
        {chat.name}
      </h1>
      {chat.messages.length === 0 ? <p>{t.noMessages}</p> : null}
      <ul className="grid gap-2 *:min-w-0">
        {chat.messages.map((message) =>
          message.type === 'system' ? (
            <li key={message.id}>
              <SystemLine content={message.content} />
            </li>
          ) : (
            <Bubble key={message.id} message={message} own={message.senderId === userId} />
          ),
        )}
      </ul>
      {target ? <Unsent target={target} userId={userId} cached={chat.messages} /> : null}
    </article>
  );
}

function Bubble({ message, own }: { message: MessageDto; own: boolean }) {
  const t = translate(texts);
  const { createdAt, sender, content, image, deletedAt } = message;
  return (
    <li
      className={cn(
        'max-w-[85%] rounded-2xl border px-3.5 py-2',
        own ? 'justify-self-end bg-primary-soft' : 'bg-card',
      )}
    >
      <p className="text-muted-foreground text-xs">
        <bdi>{own ? t.you : sender.name}</bdi> <MessageTime at={createdAt} />
      </p>
      {image ? <p>{t.photo}</p> : null}
      {deletedAt ? <p>{t.deleted}</p> : content ? <MessageText text={content} /> : null}
    </li>
  );
}

interface UnsentProps {
  target: ChatTarget;
  userId: number;
  cached: readonly MessageDto[];
}

/** The messages written offline, and the field for more. */
function Unsent({ target, userId, cached }: UnsentProps) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<readonly MessageDto[]>([]);
  const t = translate(texts);
  const unsent = useUnsent(target, userId, (message) => setSent((before) => [...before, message]));
  function send(): void {
    const [content, rest] = splitMessage(text.trim());
    if (!content) return;
    outbox.add(userId, {
      clientMsgId: newKey(),
      target,
      content,
      replyToId: null,
      image: null,
      createdAt: new Date(currentTime()).toISOString(),
    });
    setText(rest);
  }
  return (
    <>
      <ul className="grid gap-2 *:min-w-0 empty:hidden">
        {sent
          .filter(({ id }) => !cached.some((message) => message.id === id))
          .map((message) => (
            <Bubble key={message.id} message={message} own />
          ))}
        {unsent.map(({ clientMsgId, content }) => (
          <li
            key={clientMsgId}
            className="max-w-[85%] justify-self-end rounded-2xl border border-dashed bg-card px-3.5 py-2"
          >
            <MessageText text={content} />
            <p className="text-muted-foreground text-xs">{t.waits}</p>
          </li>
        ))}
      </ul>
      <Form onSubmit={send} className="flex items-end gap-2">
        <Textarea
          rows={1}
          value={text}
          aria-label={t.message}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 flex-1 resize-none"
        />
        <Button type="submit" size="icon" aria-label={t.send}>
          <LineIcon name="send-horizontal" className="rtl:-scale-x-100" />
        </Button>
      </Form>
    </>
  );
}
