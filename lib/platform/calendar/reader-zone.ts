import { cookies } from 'next/headers';
import type { Session } from '@/lib/platform/auth/session-store';
import { isTimeZone } from '@/lib/platform/calendar/served-zones';
import { ZONE_COOKIE } from '@/lib/platform/calendar/zone-cookie';

/** The zone of the clock that the person looks at: the device's, as its last page said, else that of their place. */
export async function readerZone({ user }: Session): Promise<string> {
  const named = (await cookies()).get(ZONE_COOKIE)?.value;
  return named && isTimeZone(named) ? named : user.timeZone;
}
