import type { GeoPoint } from '@/lib/platform/geo/point';

/** Gulberg, Lahore: the default place of the factories. */
export const GULBERG: GeoPoint = { latitude: 31.512, longitude: 74.345 };
export const KARACHI: GeoPoint = { latitude: 24.8608, longitude: 67.0104 };
