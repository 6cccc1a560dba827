import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadOwnCourtTimes } from '@/lib/courts/loaders';
import { createCourt, createCourtTime } from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { MyCourtTimes } from './my-court-times';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/bookings' }));

it('names the next court first, and what is over or cancelled last', async () => {
  const { actor, user } = await createSignedIn();
  const { id: venueId } = await createVenue();
  const book = async (name: string, hours: number, status: 'confirmed' | 'cancelled' | 'came') => {
    const { id } = await createCourt(venueId, { name });
    await createCourtTime(id, { startsAt: hoursFromNow(hours), status, userId: user.id });
  };
  await book('In a week', 168, 'confirmed');
  await book('Cancelled', 100, 'cancelled');
  await book('Tomorrow', 24, 'confirmed');
  await book('Long over', -100, 'came');
  await book('Just over', -24, 'came');
  const first = await loadOwnCourtTimes({ actor });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MyCourtTimes first={first} />
    </QueryClientProvider>,
  );
  const names = [...markup.matchAll(/<article aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Tomorrow', 'In a week', 'Cancelled', 'Just over', 'Long over']);
});
