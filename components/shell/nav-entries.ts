import type { Route } from 'next';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

export type NavEntry = {
  /** In the reader's language. */
  readonly label: string;
  href: Route;
  icon: LineIconName;
  /** The entry is current on these paths and everything below them. */
  section: readonly string[];
};

type English = (typeof texts)['english'];
/** The texts without parameters. */
type Label = { [K in keyof English]: English[K] extends string ? K : never }[keyof English];

function entry(key: Label, { href, icon, section }: Omit<NavEntry, 'label'>): NavEntry {
  return {
    // Read when a menu is rendered: the language is unknown when this module loads.
    get label() {
      return translate(texts)[key];
    },
    href,
    icon,
    section,
  };
}

const discover = entry('discover', {
  href: routes.home(),
  icon: 'compass',
  section: ['/discover'],
});
const groups = entry('groups', {
  href: routes.groups(),
  icon: 'users-round',
  section: ['/groups', '/group', '/game'],
});
const players = entry('players', {
  href: routes.players(),
  icon: 'user-round-search',
  section: ['/players', '/user'],
});
const sports = entry('sports', {
  href: routes.sports(),
  icon: 'trophy',
  section: ['/sports', '/sport'],
});
const messages = entry('messages', {
  href: routes.messages(),
  icon: 'message-circle',
  section: ['/messages'],
});

const myGames = entry('myGames', {
  href: routes.myGames(),
  icon: 'ticket',
  section: ['/my-games'],
});

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
  entry('coaching', {
    href: routes.coaching(),
    icon: 'graduation-cap',
    section: ['/coaching', '/coach', '/coach-application'],
  }),
  entry('suggestions', {
    href: routes.suggestions(),
    icon: 'sparkles',
    section: ['/suggestions'],
  }),
  messages,
  entry('venues', {
    href: routes.venues(),
    icon: 'map-pinned',
    section: ['/venues', '/venue', '/venue-application'],
  }),
  entry('profile', {
    href: routes.profile(),
    icon: 'circle-user-round',
    section: ['/profile'],
  }),
];

const ADMIN_ENTRY = entry('admin', {
  href: routes.admin(),
  icon: 'shield-check',
  section: ['/system-admin'],
});

export function sideMenuEntries(viewer: { isAdmin: boolean }): readonly NavEntry[] {
  return viewer.isAdmin ? [...SIDE_MENU_ENTRIES, ADMIN_ENTRY] : SIDE_MENU_ENTRIES;
}

/** Entries that fit into no other menu. */
const OWN_ENTRIES: readonly NavEntry[] = [
  entry('games', { href: routes.games(), icon: 'calendar-days', section: [] }),
  entry('bookings', {
    href: routes.bookings(),
    icon: 'calendar-check',
    section: ['/bookings'],
  }),
];

/** The avatar menu. Together with the bottom bar it has every entry of the side menu. */
export function accountMenuEntries(viewer: { isAdmin: boolean }) {
  const others = sideMenuEntries(viewer).filter(
    (each) => each !== myGames && !BOTTOM_BAR_ENTRIES.includes(each),
  );
  return [
    { ...myGames, onPhonesOnly: true },
    ...OWN_ENTRIES.map((each) => ({ ...each, onPhonesOnly: false })),
    // With a side menu, only Profile is in both.
    ...others.map((each) => ({ ...each, onPhonesOnly: each.href !== routes.profile() })),
  ];
}

/** Titles of the screens that the menus lead to, by address. */
export function screenTitles(viewer: { isAdmin: boolean }): Record<string, string> {
  return Object.fromEntries(
    [...sideMenuEntries(viewer), ...OWN_ENTRIES].map(({ href, label }) => [
      pathIn(currentLanguage(), href),
      label,
    ]),
  );
}
