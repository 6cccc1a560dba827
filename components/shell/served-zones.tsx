import { changedZones } from '@/lib/platform/calendar/zone-offsets';

/** Read by `servedOffset`, from the first rendering in the browser on. Only for pages that hydrate. */
export function ServedZones() {
  return <meta name="zones" content={changedZones()} />;
}
