'use client';

import { useState } from 'react';
import { useDialog } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/realtime/payloads';

/** What the composer is about besides a new message. */
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

/** The acts on messages of an open chat; each answer is the message as it is now. */
export function useMessageActions(
  onChanged: (message: MessageDto) => void,
  onChat: (chat: ChatDto) => void,
) {
  const [mode, setMode] = useState<ComposerMode>({ kind: 'new' });
  const [reported, setReported] = useState<MessageDto | null>(null);
  const reportDialog = useDialog();
  const change = (work: Promise<MessageDto>) => void work.then(onChanged, fail);

  const actions: MessageActions = {
    react: ({ id }, emoji, added) =>
      change(
        added
          ? api(`/api/reactions/${id}`, { body: { emoji } })
          : api(`/api/reactions/${id}?emoji=${encodeURIComponent(emoji)}`, {
              method: 'DELETE',
            }),
      ),
    reply: (message) => setMode({ kind: 'reply', message }),
    edit: (message) => setMode({ kind: 'edit', message }),
    remove: ({ id }) => change(api(`/api/messages/${id}`, { method: 'DELETE' })),
    pin: ({ id }, pinned) =>
      void api<ChatDto>(`/api/pins/${id}`, { method: pinned ? 'PUT' : 'DELETE' }).then(
        onChat,
        fail,
      ),
    report: (message) => {
      setReported(message);
      reportDialog.show();
    },
  };
  async function saveEdit(message: MessageDto, content: string): Promise<boolean> {
    try {
      onChanged(await api(`/api/messages/${message.id}`, { method: 'PATCH', body: { content } }));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  return { actions, mode, setMode, saveEdit, reported, reportDialog };
}
