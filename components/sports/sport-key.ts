const DRAWN_SPORTS = [
  'basketball',
  'tennis',
  'soccer',
  'volleyball',
  'running',
  'swimming',
  'cricket',
  'badminton',
  'table-tennis',
  'golf',
  'paddle',
  'gym-workout',
  'snooker',
  'baseball',
  'softball',
  'rugby',
  'american-football',
  'hockey',
  'boxing',
  'yoga',
  'fitness',
] as const;

export type SportKey = (typeof DRAWN_SPORTS)[number] | 'default';

/** The key of a sport's icon, tint and court, by name. Sports added by admins get the plain circle. */
export function sportKey(name: string | null | undefined): SportKey {
  const slug = name?.trim().toLowerCase().replace(/\s+/g, '-');
  return DRAWN_SPORTS.find((key) => key === slug) ?? 'default';
}

/** The class that gives an element and its content the sport's tint: `bg-tint-soft text-tint-ink border-tint`. */
export function sportTint(name: string | null): `tint tint-${SportKey}` {
  return `tint tint-${sportKey(name)}`;
}
