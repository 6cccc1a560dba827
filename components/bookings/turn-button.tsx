import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';

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
