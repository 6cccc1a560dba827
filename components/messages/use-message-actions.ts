'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useDialog } from '@/components/ui/use-dialog';
import { REACTIONS } from '@/lib/messages/constants';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/messages/schema/message';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

/** The composer's mode: a new message, a reply or an edit. */
export type ComposerMode =
  | { kind: 'new' }
  | { kind: 'reply'; message: MessageDto }
  | { kind: 'edit'; message: MessageDto };

export interface MessageActions {
  react: (message: MessageDto, emoji: string, added: boolean) => void;
  reply: (message: MessageDto) => void;
  edit: (message: MessageDto) => void;
  remove: (message: MessageDto) => void;
  pin: (message: MessageDto, pinned: boolean) => void;
  report: (message: MessageDto) => void;
}

/** Actions on the messages of an open chat; each response is the updated message. */
export function useMessageActions(
  onChanged: (message: MessageDto) => void,
  onChat: (chat: ChatDto) => void,
) {
  const [mode, setMode] = useState<ComposerMode>({ kind: 'new' });
  const [reported, setReported] = useState<MessageDto | null>(null);
  const reportDialog = useDialog();
  // In order, so that a reaction added and removed ends as intended.
  const { run } = useAction({ queue: 'messages' });
  const failed = translate(texts).didNotWork;
  const change = (call: () => Promise<MessageDto>) => void run({ call, failed, onDone: onChanged });

  const actions: MessageActions = {
    react: ({ id: messageId }, text, added) => {
      const emoji = REACTIONS.find((each) => each === text);
      if (!emoji) return;
      const params = { messageId };
      change(() =>
        added
          ? api('POST /api/reactions/{messageId}', { params, body: { emoji } })
          : api('DELETE /api/reactions/{messageId}', { params, query: { emoji } }),
      );
    },
    reply: (message) => setMode({ kind: 'reply', message }),
    edit: (message) => setMode({ kind: 'edit', message }),
    remove: ({ id }) => change(() => api('DELETE /api/messages/{id}', { params: { id } })),
    pin: ({ id }, pinned) =>
      void run({
        call: () =>
          api(`${pinned ? 'PUT' : 'DELETE'} /api/pins/{messageId}`, { params: { messageId: id } }),
        failed,
        onDone: onChat,
      }),
    report: (message) => {
      setReported(message);
      reportDialog.show();
    },
  };
  async function saveEdit({ id }: MessageDto, content: string): Promise<boolean> {
    let isSaved = false;
    await run({
      call: () => api('PATCH /api/messages/{id}', { params: { id }, body: { content } }),
      failed,
      onDone: (message) => {
        onChanged(message);
        isSaved = true;
      },
    });
    return isSaved;
  }
  return { actions, mode, setMode, saveEdit, reported, reportDialog };
}
