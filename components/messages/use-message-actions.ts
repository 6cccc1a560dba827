'use client';

import { useState } from 'react';
import { useDialog } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import { REACTIONS } from '@/lib/messages/constants';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/messages/schema/message';

/** What the composer is doing besides a new message. */
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

function fail(error: unknown): void {
  toast({
    title: 'Error',
    description: errorSentence(error, 'That did not work. Please try again.'),
    variant: 'destructive',
  });
}

/** Actions on the messages of an open chat; each response is the updated message. */
export function useMessageActions(
  onChanged: (message: MessageDto) => void,
  onChat: (chat: ChatDto) => void,
) {
  const [mode, setMode] = useState<ComposerMode>({ kind: 'new' });
  const [reported, setReported] = useState<MessageDto | null>(null);
  const reportDialog = useDialog();
  const change = (work: Promise<MessageDto>) => void work.then(onChanged, fail);

  const actions: MessageActions = {
    react: ({ id: messageId }, text, added) => {
      const emoji = REACTIONS.find((each) => each === text);
      if (!emoji) return;
      const params = { messageId };
      change(
        added
          ? api('POST /api/reactions/{messageId}', { params, body: { emoji } })
          : api('DELETE /api/reactions/{messageId}', { params, query: { emoji } }),
      );
    },
    reply: (message) => setMode({ kind: 'reply', message }),
    edit: (message) => setMode({ kind: 'edit', message }),
    remove: ({ id }) => change(api('DELETE /api/messages/{id}', { params: { id } })),
    pin: ({ id }, pinned) =>
      void api(`${pinned ? 'PUT' : 'DELETE'} /api/pins/{messageId}`, {
        params: { messageId: id },
      }).then(onChat, fail),
    report: (message) => {
      setReported(message);
      reportDialog.show();
    },
  };
  async function saveEdit(message: MessageDto, content: string): Promise<boolean> {
    try {
      onChanged(
        await api('PATCH /api/messages/{id}', { params: { id: message.id }, body: { content } }),
      );
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  return { actions, mode, setMode, saveEdit, reported, reportDialog };
}
