import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { DAYS_AHEAD_MAX, FREE_DAYS } from '@/lib/bookings/constants';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface TurnButtonProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  /** There is nothing further on this side. */
  isOut?: boolean;
  onTurn: () => void;
}

/** To the next or the previous page of a calendar. Keeps the focus at its end. */
export function TurnButton({ label, icon, isOut = false, onTurn }: TurnButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={isOut || undefined}
      onClick={() => {
        if (!isOut) onTurn();
      }}
    >
      <LineIcon name={icon} className="rtl:-scale-x-100" />
    </Button>
  );
}

/** To the next or the previous seven days, as far ahead as sessions are booked. */
export function WeekTurns({ week, onTurn }: { week: number; onTurn: (week: number) => void }) {
  const t = translate(texts);
  const isLast = (week + 1) * FREE_DAYS > DAYS_AHEAD_MAX;
  return (
    <>
      <TurnButton
        label={t.previousWeek}
        icon="chevron-left"
        isOut={week === 0}
        onTurn={() => onTurn(week - 1)}
      />
      <TurnButton
        label={t.nextWeek}
        icon="chevron-right"
        isOut={isLast}
        onTurn={() => onTurn(week + 1)}
      />
    </>
  );
}
