import type { Site } from '@/lib/platform/health/site';

/** Fixed addresses of public services. */
export const SERVICES = {
  googleToken: 'https://oauth2.googleapis.com/token',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  googleMaps: 'https://maps.googleapis.com/maps/api/geocode/json',
  uploadThing: 'https://api.uploadthing.com/v6/getUsageInfo',
};

export interface DoctorSite extends Site {
  services: typeof SERVICES;
  /** One line for each invalid variable. */
  problems: readonly string[];
  /** Whether a listening connection receives a text sent to its channel. */
  hears: () => Promise<boolean>;
}
