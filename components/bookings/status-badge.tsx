import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/count-badge';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { BookingSide } from '@/lib/bookings/policy';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const LOOKS: Record<BookingStatus, ComponentProps<typeof Badge>['variant']> = {
  pending: 'special',
  accepted: 'primary',
  declined: 'destructive',
  withdrawn: 'outline',
  expired: 'outline',
  cancelled: 'destructive',
  completed: 'neutral',
  no_show: 'destructive',
};

interface StatusBadgeProps {
  status: BookingStatus;
  side: BookingSide;
}

export function StatusBadge({ status, side }: StatusBadgeProps) {
  return <Badge variant={LOOKS[status]}>{labelOf(status, side)}</Badge>;
}

function labelOf(status: BookingStatus, side: BookingSide): string {
  const t = translate(texts);
  if (status === 'pending') return side === 'coach' ? t.waitingForYou : t.waitingForCoach;
  return status === 'no_show' ? t.noShow : t[status];
}
