import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { BookingStatus } from '@/lib/bookings/constants';

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

export function StatusBadge({ status }: { status: BookingStatus }) {
  const [label, variant] = LOOKS[status];
  return <Badge variant={variant}>{label}</Badge>;
}
