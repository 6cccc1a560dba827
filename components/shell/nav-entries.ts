import {
  CalendarCheck,
  CalendarDays,
  CircleUserRound,
  Compass,
  GraduationCap,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  ShieldCheck,
  Sparkles,
  Ticket,
  Trophy,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react';
import type { Route } from 'next';
import { routes } from '@/lib/routes';

export type NavEntry = {
  label: string;
  href: Route;
  icon: LucideIcon;
  /** The entry is current on these paths and everything below them. */
  section: readonly string[];
};

const discover: NavEntry = {
  label: 'Discover',
  href: routes.home(),
  icon: Compass,
  section: ['/discover'],
};
const groups: NavEntry = {
  label: 'Groups',
  href: routes.groups(),
  icon: UsersRound,
  section: ['/groups', '/group', '/game'],
};
const players: NavEntry = {
  label: 'Players',
  href: routes.players(),
  icon: UserRoundSearch,
  section: ['/players', '/user'],
};
const sports: NavEntry = {
  label: 'Sports',
  href: routes.sports(),
  icon: Trophy,
  section: ['/sports', '/sport'],
};
const messages: NavEntry = {
  label: 'Messages',
  href: routes.messages(),
  icon: MessageCircle,
  section: ['/messages'],
};

const myGames: NavEntry = {
  label: 'My games',
  href: routes.myGames(),
  icon: Ticket,
  section: ['/my-games'],
};

export const BOTTOM_BAR_ENTRIES: readonly NavEntry[] = [
  discover,
  groups,
  players,
  sports,
  messages,
];

const SIDE_MENU_ENTRIES: readonly NavEntry[] = [
  discover,
  groups,
  players,
  sports,
  myGames,
  {
    label: 'Coaching',
    href: routes.coaching(),
    icon: GraduationCap,
    section: ['/coaching', '/coach', '/coach-application'],
  },
  {
    label: 'Suggestions',
    href: routes.suggestions(),
    icon: Sparkles,
    section: ['/suggestions'],
  },
  messages,
  {
    label: 'Venues',
    href: routes.venues(),
    icon: MapPinned,
    section: ['/venues', '/venue', '/venue-application'],
  },
  {
    label: 'Profile',
    href: routes.profile(),
    icon: CircleUserRound,
    section: ['/profile'],
  },
];

const ADMIN_ENTRY: NavEntry = {
  label: 'Admin',
  href: routes.admin(),
  icon: ShieldCheck,
  section: ['/system-admin'],
};

export function sideMenuEntries(viewer: { isAdmin: boolean }): readonly NavEntry[] {
  return viewer.isAdmin ? [...SIDE_MENU_ENTRIES, ADMIN_ENTRY] : SIDE_MENU_ENTRIES;
}

/** Entries that fit into no other menu. */
const OWN_ENTRIES: readonly NavEntry[] = [
  { label: 'Games', href: routes.games(), icon: CalendarDays, section: [] },
  { label: 'Bookings', href: routes.bookings(), icon: CalendarCheck, section: ['/bookings'] },
];

/** The avatar menu. Together with the bottom bar it has every entry of the side menu. */
export function accountMenuEntries(viewer: { isAdmin: boolean }) {
  const others = sideMenuEntries(viewer).filter(
    (entry) => entry !== myGames && !BOTTOM_BAR_ENTRIES.includes(entry),
  );
  return [
    { ...myGames, onPhonesOnly: true },
    ...OWN_ENTRIES.map((entry) => ({ ...entry, onPhonesOnly: false })),
    // With a side menu, only Profile is in both.
    ...others.map((entry) => ({ ...entry, onPhonesOnly: entry.label !== 'Profile' })),
  ];
}
