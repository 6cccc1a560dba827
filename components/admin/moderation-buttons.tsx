import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ActWords, Moderation } from './moderate-dialog';

interface ModerationButtonsProps<Action extends string> {
  actions: readonly Action[];
  words: Record<Action, ActWords>;
  /** The act's data besides its words. */
  toAct: (action: Action) => Omit<Moderation, keyof ActWords>;
  onAct: (act: Moderation) => void;
  children?: ReactNode;
}

/** Each button opens its dialog. The children are further buttons. */
export function ModerationButtons<Action extends string>({
  actions,
  words,
  toAct,
  onAct,
  children,
}: ModerationButtonsProps<Action>) {
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => {
        const { accessibleName, ...act } = words[action];
        return (
          <Button
            key={action}
            variant="secondary"
            aria-label={accessibleName}
            onClick={() => onAct({ ...act, ...toAct(action) })}
          >
            {act.label}
          </Button>
        );
      })}
      {children}
    </div>
  );
}
