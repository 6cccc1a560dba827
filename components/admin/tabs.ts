/** The console's areas; the first is open initially. */
export const ADMIN_TABS = [
  'coaches',
  'certificates',
  'venues',
  'places',
  'sports',
  'reports',
  'people',
  'figures',
  'service',
  'jobs',
  'log',
  'events',
  'security',
] as const;
