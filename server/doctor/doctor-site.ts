import type { Site } from '@/lib/platform/health/site';

/** Where the services answer that have one address for everybody. */
export const SERVICES = {
  googleToken: 'https://oauth2.googleapis.com/token',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  googleMaps: 'https://maps.googleapis.com/maps/api/geocode/json',
  uploadThing: 'https://api.uploadthing.com/v6/getUsageInfo',
};

/** What the doctor looks at. */
export interface DoctorSite extends Site {
  services: typeof SERVICES;
  /** A line for each variable that cannot be used. */
  problems: readonly string[];
  /** Whether a connection that listens hears what is sent to its channel. */
  hears: () => Promise<boolean>;
}
