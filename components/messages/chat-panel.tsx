'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import type { ChatTarget } from '@/components/messages/chat-target';
import { Composer } from '@/components/messages/composer';
import { outbox } from '@/components/messages/drafts';
import { MessageList } from '@/components/messages/message-list';
import type { PictureChoice } from '@/components/messages/picture-button';
import { PinnedMessage, TypingLine } from '@/components/messages/pinned-message';
import { type Chat, useChat } from '@/components/messages/use-chat';
import { useMarkRead, useMessageActions } from '@/components/messages/use-message-actions';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { PushAsk } from '@/components/notifications/push-ask';
import { ProposalCard } from '@/components/proposals/proposal-card';
import { Button } from '@/components/ui/button';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { currentTime } from '@/lib/platform/browser/clock';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { emitLive } from '@/lib/platform/realtime/live-socket';
import { useLiveStatus } from '@/lib/platform/realtime/use-realtime';
import { MessagesSkeleton } from './chat-skeleton';
import { texts } from './chat-texts';

/** Notices above the messages: live updates are down, or a stranger's message request. */
function ChatNotices({ chat }: { chat: Chat }) {
  const down = useLiveStatus() === 'down';
  const data = chat.chat.data;
  return (
    <>
      <p role="status" className="bg-muted px-4 py-2 text-center text-sm empty:hidden">
        {down ? translate(texts).liveIsDown : null}
      </p>
      {data?.isRequest && data.id !== null ? (
        <RequestNotice name={data.name} conversationId={data.id} onAnswered={chat.put} />
      ) : null}
    </>
  );
}

interface RequestNoticeProps {
  name: string;
  conversationId: number;
  onAnswered: (chat: ChatDto) => void;
}

function RequestNotice({ name, conversationId, onAnswered }: RequestNoticeProps) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const answer = (verb: 'accept' | 'decline') =>
    run({
      call: () => api(`POST /api/conversations/{id}/${verb}`, { params: { id: conversationId } }),
      done: verb === 'decline' ? t.requestDeclined : undefined,
      description: t.notNotified({ person: name }),
      failed: t.didNotWork,
      onDone: onAnswered,
    });
  return (
    <section aria-label={t.messageRequest} className="grid gap-3 border-b bg-card p-4">
      <p className="text-sm">
        {rich(t.requestNotice, { name: <bdi className="font-lead">{name}</bdi> })}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          disabled={busy}
          className="flex-1"
          onClick={() => answer('decline')}
        >
          {t.decline}
        </Button>
        <Button disabled={busy} className="flex-1" onClick={() => answer('accept')}>
          {t.accept}
        </Button>
      </div>
    </section>
  );
}

const TYPING_EVERY_MS = 3_000;

interface ChatPanelProps {
  target: ChatTarget;
  userId: number;
  /** The header of the drawer; a group's tab has its own. */
  header?: (chat: Chat, focus: (seq: number) => void) => ReactNode;
  /** Another page opens. */
  onGone?: () => void;
}

/** A whole chat: messages, unsent messages and the input. Mount it with the target as its key. */
export function ChatPanel({ target, userId, header, onGone }: ChatPanelProps) {
  const chat = useChat(target, userId);
  const { timeline, conversationId } = chat;
  const [focusSeq, setFocusSeq] = useState<number | null>(null);
  const [hasWritten, setHasWritten] = useState(false);
  const messages = useMessageActions(chat.replace, chat.put);
  const onBottom = useMarkRead(chat);
  const typing = useTypingSignal(conversationId);
  const data = chat.chat.data;
  const pinned = data?.pinned;

  function show(seq: number): void {
    void chat.reveal(seq).then(() => setFocusSeq(seq));
  }
  function send(content: string, replyToId: number | null, image: PictureChoice | null): void {
    outbox.add(userId, {
      clientMsgId: newKey(),
      target: receiverOf(data) ?? target,
      content,
      replyToId,
      image,
      createdAt: new Date(currentTime()).toISOString(),
    });
    setHasWritten(true);
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      {header?.(chat, show)}
      <ChatNotices chat={chat} />
      {data?.type === 'direct' && data.userId !== null ? (
        <ProposalCard userId={data.userId} onGone={() => onGone?.()} />
      ) : null}
      {pinned ? (
        <PinnedMessage
          message={pinned}
          onShow={() => show(pinned.seq)}
          onUnpin={data.canModerate ? () => messages.actions.pin(pinned, false) : undefined}
        />
      ) : null}
      {chat.state === 'ready' && timeline.messages.length + chat.unsent.length > 0 ? (
        <MessageList
          timeline={timeline}
          unsent={chat.unsent}
          me={userId}
          named={data !== undefined && data.type !== 'direct'}
          canModerate={data?.canModerate ?? false}
          pinnedId={pinned?.id ?? null}
          seen={seenLine(chat, userId)}
          focusSeq={focusSeq}
          actions={messages.actions}
          onOlder={chat.loadOlder}
          onBottom={onBottom}
        />
      ) : (
        <Nothing chat={chat} />
      )}
      {/* A person who has just written expects a reply. */}
      {hasWritten ? <PushAsk /> : null}
      <TypingLine conversationId={conversationId} userId={userId} />
      {data?.canSend ? (
        <Composer
          me={userId}
          draftKey={chat.key}
          mode={messages.mode}
          onMode={messages.setMode}
          onSend={send}
          onEdit={messages.saveEdit}
          onTyping={typing}
        />
      ) : null}
      {data?.refusal ? (
        <p className="border-t bg-card p-4 text-center text-muted-foreground text-sm">
          {data.refusal}
        </p>
      ) : null}
      {messages.reported && messages.reportDialog.wanted ? (
        <ReportDialog
          {...messages.reportDialog.props}
          target={{
            type: 'message',
            id: messages.reported.id,
            name: translate(texts).thisMessage,
          }}
        />
      ) : null}
    </div>
  );
}

/** A group or a game, also when the chat was opened as a conversation. */
function receiverOf(chat: ChatDto | undefined): ChatTarget | null {
  if (chat?.groupId) return { type: 'group', id: chat.groupId };
  return chat?.game ? { type: 'game', id: chat.game.id } : null;
}

function Nothing({ chat }: { chat: Chat }) {
  const t = translate(texts);
  if (chat.state === 'loading') return <MessagesSkeleton />;
  return (
    <div className="grid flex-1 place-content-center gap-3 p-6 text-center">
      {/* If loading fails, an empty conversation is shown. */}
      <p className="text-muted-foreground">{t.startConversation}</p>
      {chat.state === 'failed' ? (
        <>
          <p role="alert" className="text-destructive-ink text-sm">
            {t.fetchFailed}
          </p>
          <Button variant="secondary" onClick={chat.retry}>
            {t.tryAgain}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** 'Seen' once the other person in a direct chat has read the last own message; elsewhere, how many have. */
function seenLine({ chat, timeline, unsent }: Chat, me: number): string | null {
  const last = timeline.messages.findLast(({ type }) => type !== 'system');
  if (!last || last.senderId !== me || unsent.length > 0 || !chat.data) return null;
  const count = chat.data.readers.filter(({ lastReadSeq }) => lastReadSeq >= last.seq).length;
  if (count === 0) return null;
  const t = translate(texts);
  return chat.data.type === 'direct' ? t.seen : t.seenBy({ count });
}

function useTypingSignal(conversationId: number | null): () => void {
  const lastTypingAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (conversationId === null || now - lastTypingAt.current < TYPING_EVERY_MS) return;
    lastTypingAt.current = now;
    emitLive('typing', { conversationId });
  }, [conversationId]);
}
