'use client';

import { useAction } from '@/components/forms/use-action';
import type { Chat } from '@/components/messages/use-chat';
import { Button } from '@/components/ui/button';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { api } from '@/lib/platform/http/client';
import { useLiveStatus } from '@/lib/platform/realtime/use-realtime';
import { isolate } from '@/lib/platform/validation/isolate';

/** Notices above the messages: live updates are down, or a stranger's message request. */
export function ChatNotices({ chat }: { chat: Chat }) {
  const down = useLiveStatus() === 'down';
  const data = chat.chat.data;
  return (
    <>
      <p
        role="status"
        className="bg-special-soft px-4 py-2 text-center text-sm text-special-ink empty:hidden"
      >
        {down
          ? 'Live updates are not available. New messages are fetched every few seconds.'
          : null}
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
  const { run, busy } = useAction();
  const answer = (verb: 'accept' | 'decline') =>
    run({
      call: () => api(`POST /api/conversations/{id}/${verb}`, { params: { id: conversationId } }),
      done: verb === 'decline' ? 'Request declined' : undefined,
      description: `${isolate(name)} is not told.`,
      failed: 'That did not work. Please try again.',
      onDone: onAnswered,
    });
  return (
    <section aria-label="Message request" className="grid gap-3 border-b bg-card p-4">
      <p className="text-sm">
        <bdi className="font-lead">{name}</bdi> would like to message you. They do not see that you
        have looked at it. Answering accepts the request.
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          disabled={busy}
          className="flex-1"
          onClick={() => answer('decline')}
        >
          Decline
        </Button>
        <Button disabled={busy} className="flex-1" onClick={() => answer('accept')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
