import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link } from '@/components/language/link';
import type { Language } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { routes } from '@/lib/routes';

const hrefIn = (language: Language, href: Parameters<typeof Link>[0]['href']) => {
  const markup = runIn(language, () => renderToStaticMarkup(<Link href={href}>7</Link>));
  return /href="([^"]*)"/.exec(markup)?.[1];
};

it.each([
  [routes.venue(7), '/ur/venue/7'],
  [routes.venuesIn('lahore', 'cricket'), '/ur/venues/lahore/cricket'],
  [routes.home(), '/ur'],
  // The paths of members' pages are the same in every language.
  [routes.bookings(), '/bookings'],
  [routes.user(7), '/user/7'],
])('%s is %s in Urdu, and as it is in English', (href, address) => {
  expect(hrefIn('ur', href)).toBe(address);
  expect(hrefIn('en', href)).toBe(href);
});
