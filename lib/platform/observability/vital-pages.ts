import { splitLanguage } from '@/lib/platform/language/paths';

/** The patterns of `app`; a test compares them. */
export const PAGES = [
  '/',
  '/accessibility',
  '/answer',
  '/appeal',
  '/bookings',
  '/client/[id]',
  '/client/[id]/receipt/[entry]',
  '/coach-application',
  '/coach/[id]',
  '/coaching',
  '/confirm-email',
  '/discover',
  '/game/[id]',
  '/games',
  '/games/new',
  '/group/[id]',
  '/group/[id]/data',
  '/group/[id]/statistics',
  '/groups',
  '/guardian',
  '/imprint',
  '/join/[token]',
  '/join/[token]/print',
  '/messages',
  '/my-games',
  '/offline',
  '/outbox',
  '/players',
  '/privacy',
  '/profile',
  '/profile/[id]',
  '/r/[token]',
  '/register',
  '/restore-email',
  '/rules',
  '/sign-in',
  '/sign-in/check-your-mail',
  '/sign-in/link',
  '/sign-in/new-password',
  '/sign-in/second-step',
  '/sport/[id]',
  '/sports',
  '/suggestions',
  '/system-admin',
  '/terms',
  '/test-group',
  '/unsubscribe',
  '/user/[id]',
  '/venue-application',
  '/venue/[id]',
  '/venue/[id]/desk',
  '/venue/[id]/times',
  '/venues',
  '/venues/[city]/[sport]',
  '/venues/[city]/edit',
] as const;

export const DEVICES = ['phone', 'desktop'] as const;

type Page = (typeof PAGES)[number];

/** The pattern of a path, as Next would route it; undefined for a page that does not exist. */
export function pageOf(address: string): Page | undefined {
  const { path } = splitLanguage(address);
  const fits = (page: string) => new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path);
  return PAGES.find((page) => page === path) ?? PAGES.toReversed().find(fits);
}
