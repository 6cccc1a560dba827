import { city } from './city';

const KM_PER_MILE = 1.609344;

const kmPerUnit = (): number => (city().units === 'miles' ? KM_PER_MILE : 1);

/** Kilometres in the unit that is shown: the same or miles. */
export const inUnit = (km: number): number => km / kmPerUnit();

/** Whole units as whole kilometres; rounded back, they are the same units. */
export const toKm = (units: number): number => Math.round(units * kmPerUnit());
