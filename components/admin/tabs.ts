/** The areas of the console; the first is open at first. */
export const ADMIN_TABS = [
  'coaches',
  'venues',
  'places',
  'sports',
  'reports',
  'people',
  'figures',
  'jobs',
  'log',
  'events',
  'security',
] as const;
