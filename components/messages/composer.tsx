'use client';

import {
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChoosePicture } from '@/components/messages/choose-picture';
import { draftOf, onDraftChange, storeDraft } from '@/components/messages/drafts';
import { splitMessage } from '@/components/messages/message-text';
import { type PictureChoice, usePicture } from '@/components/messages/picture-button';
import { useSharedPicture } from '@/components/messages/shared-picture';
import type { ComposerMode } from '@/components/messages/use-message-actions';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { isComposing } from '@/components/ui/is-composing';
import { LineIcon } from '@/components/ui/line-icon';
import { useEarlyEntry } from '@/components/ui/use-before-hydration';
import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface ComposerProps {
  me: number;
  /** The key under which this chat's draft is stored. */
  draftKey: string;
  mode: ComposerMode;
  onMode: (mode: ComposerMode) => void;
  onSend: (content: string, replyToId: number | null, picture: PictureChoice | null) => void;
  onEdit: (message: MessageDto, content: string) => Promise<boolean>;
  onTyping: () => void;
}

/** The message input. Enter or the button sends, Shift+Enter starts a new line; blank messages are ignored. */
export function Composer({ me, draftKey, mode, onMode, onSend, onEdit, onTyping }: ComposerProps) {
  const t = translate(texts);
  const { text, setText, field } = useDraft(me, draftKey, mode);
  const area = useEarlyEntry(field);
  const picture = usePicture();
  useSharedPicture(me, picture.choose);
  const noteId = useId();
  const excess = text.trim().length - MESSAGE_LENGTH_MAX;

  async function submit(): Promise<void> {
    const [content, rest] = splitMessage(text.trim());
    if (mode.kind === 'edit') {
      if (content && !rest && (await onEdit(mode.message, content))) onMode({ kind: 'new' });
      return;
    }
    if ((!content && !picture.chosen) || picture.busy) return;
    onSend(content, mode.kind === 'reply' ? mode.message.id : null, picture.chosen);
    picture.clear();
    setText(rest);
    onMode({ kind: 'new' });
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  return (
    <Form
      onSubmit={submit}
      className="grid grid-cols-1 gap-2 border-t bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <About me={me} mode={mode} onCancel={() => onMode({ kind: 'new' })} />
      {picture.preview}
      <p id={noteId} role="status" className="px-1 text-destructive-ink text-sm empty:hidden">
        {excess > 0 ? tooLong(excess, mode.kind) : null}
      </p>
      <div className="flex items-end gap-2">
        {mode.kind === 'edit' ? null : (
          <ChoosePicture busy={picture.busy} onChoose={(file) => void picture.choose(file)} />
        )}
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          value={text}
          aria-label={t.messageField}
          placeholder={t.typeMessage}
          aria-describedby={excess > 0 ? noteId : undefined}
          aria-invalid={excess > 0 && mode.kind === 'edit' ? true : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim()) onTyping();
          }}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-input bg-background px-3 py-2.5 text-base leading-snug"
        />
        <Button type="submit" size="icon" aria-label={mode.kind === 'edit' ? t.save : t.send}>
          <LineIcon name="send-horizontal" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </Form>
  );
}

function tooLong(excess: number, kind: ComposerMode['kind']): string {
  const t = translate(texts);
  const facts = { excess, max: MESSAGE_LENGTH_MAX };
  return kind === 'edit' ? t.tooLongToSave(facts) : t.tooLongToSend(facts);
}

/** The text is stored as the chat's draft. While a message is being edited, the field holds that message instead. */
function useDraft(me: number, draftKey: string, mode: ComposerMode) {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useSyncExternalStore(
    onDraftChange,
    () => draftOf(me, draftKey),
    () => '',
  );
  const editing = mode.kind === 'edit' ? mode.message : null;
  const [edited, setEdited] = useState<{ id: number; text: string } | null>(null);
  useEffect(() => {
    if (mode.kind !== 'new') field.current?.focus();
  }, [mode]);
  if (!editing)
    return { text: draft, setText: (text: string) => storeDraft(me, draftKey, text), field };
  return {
    text: edited?.id === editing.id ? edited.text : editing.content,
    setText: (text: string) => setEdited({ id: editing.id, text }),
    field,
  };
}

interface AboutProps {
  me: number;
  mode: ComposerMode;
  onCancel: () => void;
}

function About({ me, mode, onCancel }: AboutProps) {
  if (mode.kind === 'new') return null;
  const t = translate(texts);
  const { message, kind } = mode;
  const reply =
    message.senderId === me ? t.replyToYourself : t.replyTo({ person: message.sender.name });
  return (
    <div className="flex items-center gap-2 rounded-control bg-muted px-3 text-sm">
      <p className="min-w-0 flex-1 truncate py-2">
        <b className="font-lead">{kind === 'edit' ? t.editing : reply}</b>{' '}
        <bdi>{message.content || t.photo}</bdi>
      </p>
      <Button variant="ghost" size="icon" aria-label={t.cancel} onClick={onCancel}>
        <LineIcon name="x" />
      </Button>
    </div>
  );
}
