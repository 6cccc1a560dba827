import { city } from '@/lib/platform/city/city';

/** The country of this installation, as stored with venues. */
export const homeCountry = (): string => city().country;
