import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { readProfile } from '@/lib/users/service/read-profile';
import { createSignedIn } from '@/tests/factories/sessions';
import { OwnProfile } from './own-profile';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/profile',
  useSearchParams: () => new URLSearchParams(),
}));

it('is headed by the nearest area where the place was taken from the device', async () => {
  const { actor, user } = await createSignedIn();
  const data = { location: '31.5138, 74.3471', publicLocation: 'Gulberg, Lahore' };
  await db.user.update({ where: { id: user.id }, data });
  const profile = await readProfile(actor, user.id);
  if (!profile.isOwn) throw new Error('not their own');
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnProfile profile={profile} />
    </QueryClientProvider>,
  );
  const [heading = ''] = markup.split('</ul>');
  expect(heading).toContain('Gulberg, Lahore');
  expect(heading).not.toContain('31.5138');
});
