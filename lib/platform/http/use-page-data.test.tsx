import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUERY_DEFAULTS } from './query-defaults';
import { usePageData } from './use-page-data';

const query = { queryKey: ['words'], queryFn: () => Promise.reject(new Error('unused')) };

function Words({ page }: { page: string[] }) {
  return useQuery(usePageData(query, page)).data;
}

let queries: QueryClient;
const open = (page: string[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Words page={page} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  queries = new QueryClient(QUERY_DEFAULTS);
});
afterEach(() => vi.useRealTimers());

it('a page that comes later is newer than what an earlier one has left', () => {
  expect(open(['first'])).toBe('first');
  vi.advanceTimersByTime(1_000);
  expect(open(['second'])).toBe('second');
  void queries.invalidateQueries();
  vi.advanceTimersByTime(1_000);
  open(['third']);
  // It need not be asked for again.
  expect(queries.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
});

it('what has come since the page stays, also on the way back to it', () => {
  const page = ['first'];
  open(page);
  vi.advanceTimersByTime(1_000);
  queries.setQueryData(query.queryKey, ['changed']);
  expect(open(page)).toBe('changed');
});
