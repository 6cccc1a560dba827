'use client';

import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import type { Chat } from '@/components/messages/use-chat';
import { Button } from '@/components/ui/button';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { useLiveStatus } from '@/lib/platform/realtime/use-realtime';
import { texts } from './chat-texts';

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
