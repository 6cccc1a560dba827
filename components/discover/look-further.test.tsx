import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DiscoverGroups } from './discover-groups';
import type { DiscoverLists } from './discover-lists';
import { DiscoverVenues } from './discover-venues';

// The data for a guest's card; other parts of the lists are not used.
const group = {
  id: 7,
  name: 'Model Town XI',
  description: 'Cricket on Sundays',
  sport: { id: 1, name: 'Cricket' },
  audience: 'all',
  memberCount: 3,
  maxMembers: 10,
  creator: { name: 'Sana' },
  viewer: null,
};
const venue = {
  id: 9,
  name: 'Model Town Ground',
  address: 'Model Town',
  city: 'Lahore',
  area: 'Model Town',
  sports: ['Cricket'],
  amenities: [],
  reviewCount: 0,
  rating: 0,
  distance: 1.2,
  coverImageUrl: null,
};
const listOf = <Name extends keyof DiscoverLists>(data: object[], elsewhere = false) =>
  ({
    query: { data, isFetching: false, isError: false },
    elsewhere,
  }) as never as DiscoverLists[Name];

const linksOf = (markup: string) =>
  [...markup.matchAll(/href="([^"]+)"[^>]*>Look further/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

it('a list limited by distance links to the same list without the limit', () => {
  const groups = renderToStaticMarkup(
    <DiscoverGroups list={listOf<'groups'>([group])} sportId={1} onClear={() => undefined} />,
  );
  const venues = renderToStaticMarkup(
    <DiscoverVenues
      list={listOf<'venues'>([venue])}
      filters={{ search: 'model', sportId: 1, anywhere: false }}
      onClear={() => undefined}
    />,
  );
  for (const markup of [groups, venues]) expect(markup).toMatch(/Within \d+\skm\./);
  expect(linksOf(groups)).toEqual(['/groups?sport=1&within=any']);
  expect(linksOf(venues)).toEqual(['/venues?search=model&sport=1&within=any']);
});

it('a list from beyond the radius says so, and has no link to look further', () => {
  const markup = renderToStaticMarkup(
    <DiscoverGroups
      list={listOf<'groups'>([group], true)}
      sportId={null}
      onClear={() => undefined}
    />,
  );
  expect(markup).toContain('These are the nearest elsewhere.');
  expect(linksOf(markup)).toEqual([]);
});
