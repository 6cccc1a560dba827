import type { ComponentProps } from 'react';
import type { Badge } from '@/components/ui/count-badge';
import type { CourtTimeStatus } from '@/lib/courts/constants';

export const STATUS_LOOKS: Record<CourtTimeStatus, ComponentProps<typeof Badge>['variant']> = {
  asked: 'neutral',
  confirmed: 'primary',
  declined: 'destructive',
  lapsed: 'outline',
  cancelled: 'outline',
  came: 'outline',
  no_show: 'destructive',
  blocked: 'outline',
};
