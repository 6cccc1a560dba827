import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { BookingSide } from '@/lib/bookings/policy';

const LOOKS: Record<BookingStatus, [string, ComponentProps<typeof Badge>['variant']]> = {
  pending: ['Waiting for the coach', 'special'],
  accepted: ['Accepted', 'primary'],
  declined: ['Declined', 'destructive'],
  withdrawn: ['Withdrawn', 'outline'],
  expired: ['Expired', 'outline'],
  cancelled: ['Cancelled', 'destructive'],
  completed: ['Completed', 'neutral'],
  no_show: ['No-show', 'destructive'],
};

interface StatusBadgeProps {
  status: BookingStatus;
  /** The side that reads it. */
  side: BookingSide;
}

export function StatusBadge({ status, side }: StatusBadgeProps) {
  const [label, variant] = LOOKS[status];
  const isMyTurn = status === 'pending' && side === 'coach';
  return <Badge variant={variant}>{isMyTurn ? 'Waiting for your answer' : label}</Badge>;
}
