'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { MessageTime } from '@/components/messages/message-time';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { MessageDto } from '@/lib/messages/schema/message';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface ChatSearchProps extends DialogProps {
  conversationId: number;
  onFound: (seq: number) => void;
}

/** Searches the messages of a conversation, newest first. */
export function ChatSearch({
  conversationId,
  onFound,
  open,
  onOpenChange,
  onClosed,
}: ChatSearchProps) {
  const t = translate(texts);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<MessageDto[] | null>(null);
  const { run, busy, error } = useAction({ inline: true });
  const search = () =>
    run({
      call: () =>
        api('GET /api/conversations/{id}/search', {
          params: { id: conversationId },
          query: { limit: 50, q: words },
        }),
      failed: t.searchFailed,
      onDone: setFound,
      onFailed: () => setFound(null),
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onCloseAutoFocus={onClosed}
        aria-describedby={undefined}
        className="sm:max-w-md"
      >
        <DialogHeader>
          <DialogTitle>{t.searchChat}</DialogTitle>
        </DialogHeader>
        <Form onSubmit={search} role="search" className="flex gap-2">
          <Input
            type="search"
            aria-label={t.wordsToFind}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? t.searching : t.search}
          </Button>
        </Form>
        <div aria-live="polite">
          {error ? <p className="font-label text-destructive-ink text-sm">{error}</p> : null}
          {found ? (
            <Found
              messages={found}
              onChoose={(seq) => {
                onOpenChange(false);
                onFound(seq);
              }}
            />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Found({
  messages,
  onChoose,
}: {
  messages: MessageDto[];
  onChoose: (seq: number) => void;
}) {
  if (messages.length === 0) {
    return <p className="text-muted-foreground text-sm">{translate(texts).nothingFound}</p>;
  }
  return (
    <ul className="grid max-h-80 grid-cols-1 overflow-y-auto">
      {messages.map(({ id, seq, sender, content, createdAt }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(seq)}
            className="grid min-h-11 w-full grid-cols-1 gap-0.5 rounded-control px-3 py-2 text-start text-sm hover:bg-accent focus-visible:-outline-offset-2"
          >
            <span className="flex justify-between gap-3 text-muted-foreground text-xs">
              <bdi className="truncate font-strong">{sender.name}</bdi>
              <MessageTime at={createdAt} className="shrink-0" />
            </span>
            <span className="wrap-anywhere line-clamp-2 text-start" dir="auto">
              {content}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
