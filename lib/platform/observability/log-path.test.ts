import { expect, it } from 'vitest';
import { pathForLog } from './log-path';

const TOKEN = '0123456789abcdef0123456789abcdef';

it.each([
  ['/api/groups/12/members', '/api/groups/12/members'],
  ['/venues/lahore/table-tennis', '/venues/lahore/table-tennis'],
  [`/join/${TOKEN}`, '/join/…'],
  [`/join/${TOKEN}/qr.svg`, '/join/…/qr.svg'],
  [`/sign-in?callbackUrl=%2Fjoin%2F${TOKEN}`, '/sign-in'],
  [`/api/calendar/${'x'.repeat(43)}?y`, '/api/calendar/…'],
])('%s is logged as %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
