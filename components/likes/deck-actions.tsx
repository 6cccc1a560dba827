import type { ComponentProps } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import type { Decision } from './swipe-decision';
import { texts } from './texts';

type DeckActionsProps = {
  /** False when no card is left. */
  canDecide: boolean;
  canUndo: boolean;
  /** `at`: when it was clicked, as a page timestamp in ms. */
  onDecide: (decision: Decision, at: number) => void;
  onUndo: (at: number) => void;
};

/** In the order of the swipes, from left to right in every language. */
export function DeckActions({ canDecide, canUndo, onDecide, onUndo }: DeckActionsProps) {
  const t = translate(texts);
  return (
    <div dir="ltr" className="mx-auto grid w-full max-w-88 grid-cols-4 items-end">
      <Action label={t.undo} keys="Backspace" off={!canUndo} onChoose={onUndo}>
        <LineIcon name="undo-2" className="size-5" />
      </Action>
      <Action
        label={t.skip}
        keys="ArrowLeft"
        off={!canDecide}
        onChoose={(at) => onDecide('skip', at)}
        face="deck-face-large text-destructive-ink"
      >
        <LineIcon name="x" className="size-7" />
      </Action>
      <Action
        label={t.like}
        keys="ArrowRight"
        off={!canDecide}
        onChoose={(at) => onDecide('like', at)}
        face="deck-face-large deck-face-like"
      >
        <LineIcon name="heart" className="size-7 fill-current" />
      </Action>
      <Action
        label={t.superLike}
        keys="ArrowUp"
        off={!canDecide}
        onChoose={(at) => onDecide('super', at)}
        face="text-special-ink"
      >
        <LineIcon name="star" className="size-5 fill-current" />
      </Action>
    </div>
  );
}

type ActionProps = Pick<ComponentProps<'button'>, 'children'> & {
  label: string;
  keys: string;
  off: boolean;
  onChoose: (at: number) => void;
  /** The classes of the round face, where it differs from that of a small button. */
  face?: string;
};

/** `aria-disabled`, because `disabled` would drop the focus to the top of the page after the last card. */
function Action({ label, keys, off, onChoose, face, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-keyshortcuts={keys}
      onClick={off ? undefined : ({ timeStamp }) => onChoose(timeStamp)}
      className="deck-action"
    >
      <span className={face}>{children}</span>
      <span>{label}</span>
    </button>
  );
}
