import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface PinnedMessageProps {
  message: MessageDto;
  onShow: () => void;
  /** Absent for those who may not unpin it. */
  onUnpin?: () => void;
}

/** The message that organisers have pinned above a group's chat; clicking it scrolls to it. */
export function PinnedMessage({ message, onShow, onUnpin }: PinnedMessageProps) {
  const t = translate(texts);
  return (
    <section aria-label={t.pinnedMessage} className="flex items-center gap-1 border-b bg-card px-2">
      <button
        type="button"
        onClick={onShow}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-accent"
      >
        <LineIcon name="pin" className="size-4 shrink-0 text-primary-ink" />
        <span className="min-w-0 truncate">
          <bdi className="font-strong">{message.sender.name}</bdi>:{' '}
          <bdi>{message.content || t.photo}</bdi>
        </span>
      </button>
      {onUnpin ? (
        <Button variant="ghost" size="icon" aria-label={t.unpinMessage} onClick={onUnpin}>
          <LineIcon name="x" />
        </Button>
      ) : null}
    </section>
  );
}
