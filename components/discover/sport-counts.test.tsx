import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { anywhereUrl } from '@/components/lists/use-batches';
import { addAllTexts } from '@/languages/all';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery } from '@/lib/platform/http/queries';
import { runIn } from '@/lib/platform/language/run-in';
import type { SportDetailDto } from '@/lib/sports/schema';
import { SportHeader } from './sport-header';
import { SportTabs } from './sport-tabs';

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(),
}));

// The data for the page; other parts of the rows are not used.
const sport = { id: 9, name: 'Rugby' } as SportDetailDto;
const group = {
  id: 7,
  name: 'Distant Ruckers',
  description: 'Rugby on Sundays',
  sport: { id: 9, name: 'Rugby' },
  audience: 'all',
  memberCount: 3,
  maxMembers: 10,
  creator: { name: 'Sana' },
  viewer: null,
};
const groupsUrl = (radius: string) =>
  apiUrl('GET /api/groups/discover', { query: { sportId: 9, radius } });
const peopleUrl = apiUrl('GET /api/users/nearby', { query: { sportId: 9 } });
const venuesUrl = apiUrl('GET /api/venues/nearby', { query: { sportId: 9 } });

/** One distant group, two people and one venue nearby, and two coaches. */
function listsOf(anywhere: boolean) {
  const empty = { items: [], next: null };
  return {
    groups: {
      url: groupsUrl(anywhere ? 'any' : '25'),
      page: { items: anywhere ? [group] : [], next: null },
    },
    people: { url: peopleUrl, page: empty },
    venues: { url: venuesUrl, page: empty },
    coaches: [],
    counts: { groups: anywhere ? 1 : 0, people: 2, venues: anywhere ? 0 : 1, coaches: 2 },
    anywhere,
  } as never;
}

function draw(anywhere: boolean) {
  const queries = new QueryClient();
  const far = batchesQuery(GROUPS_KEY, anywhereUrl(groupsUrl('25')));
  const page = { items: [group], next: null };
  queries.setQueryData(far.queryKey, {
    pages: [page],
    pageParams: [far.initialPageParam],
  } as never);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SportTabs sport={sport} lists={listsOf(anywhere)} states={[] as never} />
    </QueryClientProvider>,
  );
  const tabs = [...markup.matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)</g)].map(
    ([, name]) => name,
  );
  return { markup, tabs };
}

it('a tab whose list goes on beyond an empty circle has no number', () => {
  const { markup, tabs } = draw(false);
  expect(markup).toContain('Distant Ruckers');
  expect(tabs).toEqual(['Groups', 'People (2)', 'Venues (1)', 'Coaching (2)']);
  expect(draw(true).tabs).toEqual(['Groups (1)', 'People (2)', 'Venues (0)', 'Coaching (2)']);
});

it('the same in Urdu', () => {
  addAllTexts();
  expect(runIn('ur', () => draw(false).tabs.slice(0, 2))).toEqual(['گروپس', 'لوگ (2)']);
});

it('neither link leads to a page without the other', () => {
  const near = draw(false).markup;
  expect(near).toContain('These are the nearest elsewhere.');
  expect(near).toMatch(/href="\/sport\/9\?within=any"[^>]*>Look further/);
  expect(draw(true).markup).toMatch(/href="\/sport\/9"[^>]*>Only near me/);
});

it('the header does not say that coaches were counted within the circle', () => {
  const near = renderToStaticMarkup(<SportHeader sport={sport} lists={listsOf(false)} />);
  expect(near).toContain('Players, groups and venues within 25\u{a0}km, coaches everywhere');
  const far = renderToStaticMarkup(<SportHeader sport={sport} lists={listsOf(true)} />);
  expect(far).not.toContain('within');
});
