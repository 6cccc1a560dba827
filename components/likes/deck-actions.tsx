import type { ComponentProps } from 'react';
import { LineIcon } from '@/components/layout/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './member-texts';
import type { Decision } from './swipe-decision';

type DeckActionsProps = {
  /** False when no card is left. */
  canDecide: boolean;
  canUndo: boolean;
  /** `at`: when it was pressed, as a page timestamp in ms. */
  onDecide: (decision: Decision, at: number) => void;
  onUndo: (at: number) => void;
};

/** In the order of the swipes, from left to right in every language. */
export function DeckActions({ canDecide, canUndo, onDecide, onUndo }: DeckActionsProps) {
  const t = translate(texts);
  return (
    <div dir="ltr" className="mx-auto grid w-full max-w-88 grid-cols-4 items-end">
      <Action
        label={t.undo}
        keys="Backspace"
        off={!canUndo}
        onPress={onUndo}
        face="size-[min(3rem,15vw)]"
      >
        <LineIcon name="undo-2" className="size-5" />
      </Action>
      <Action
        label={t.skip}
        keys="ArrowLeft"
        off={!canDecide}
        onPress={(at) => onDecide('skip', at)}
        face="size-[min(4rem,18vw)] text-destructive-ink"
      >
        <LineIcon name="x" className="size-7" />
      </Action>
      <Action
        label={t.like}
        keys="ArrowRight"
        off={!canDecide}
        onPress={(at) => onDecide('like', at)}
        face="size-[min(4rem,18vw)] border-primary bg-primary text-primary-foreground group-hover:bg-primary-hover"
      >
        <LineIcon name="heart-full" className="size-7" />
      </Action>
      <Action
        label={t.superLike}
        keys="ArrowUp"
        off={!canDecide}
        onPress={(at) => onDecide('super', at)}
        face="size-[min(3rem,15vw)] text-special-ink"
      >
        <LineIcon name="star-full" className="size-5" />
      </Action>
    </div>
  );
}

type ActionProps = Pick<ComponentProps<'button'>, 'children'> & {
  label: string;
  keys: string;
  off: boolean;
  onPress: (at: number) => void;
  face: string;
};

/** `aria-disabled`, because `disabled` would drop the focus to the top of the page after the last card. */
function Action({ label, keys, off, onPress, face, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-keyshortcuts={keys}
      onClick={off ? undefined : ({ timeStamp }) => onPress(timeStamp)}
      className="group grid min-w-0 justify-items-center gap-1.5 rounded-card pt-1 pb-1.5 aria-disabled:cursor-default aria-disabled:opacity-55"
    >
      <span
        className={cn(
          'inline-grid place-items-center rounded-full border border-input bg-card transition-[background-color,scale] group-hover:bg-accent group-active:scale-95 group-aria-disabled:group-active:scale-100',
          face,
        )}
      >
        {children}
      </span>
      <span className="wrap-anywhere max-w-full text-center font-semibold text-[min(0.75rem,4.6vw)]">
        {label}
      </span>
    </button>
  );
}
