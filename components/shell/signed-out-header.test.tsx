import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SignedOutHeader } from './header-frame';

vi.mock('next/navigation', () => ({
  usePathname: () => '/groups',
  useSearchParams: () => new URLSearchParams('sportId=1&sportId=7'),
}));

it('links to sign-in with the page and its query, even before scripts run', () => {
  const html = renderToStaticMarkup(createElement(SignedOutHeader));
  const [, href] = /<a [^>]*href="(\/api\/login[^"]*)"/.exec(html) ?? [];
  expect(href).toBe(`/api/login?returnTo=${encodeURIComponent('/groups?sportId=1&sportId=7')}`);
});
