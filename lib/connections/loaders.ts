import { cache } from 'react';
import type { ConnectionStates } from '@/lib/connections/schema';
import { listConnectionStates } from '@/lib/connections/service/list-connections';
import type { Session } from '@/lib/platform/auth/session-store';

export const loadConnectionStates = cache(
  ({ actor }: Session): Promise<ConnectionStates> => listConnectionStates(actor),
);
