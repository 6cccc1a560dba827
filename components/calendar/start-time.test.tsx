import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer';
import { StartTime } from './start-time';

const game = { startsAt: '2027-05-28T14:30:00.000Z', timeZone: 'Asia/Karachi' };

/** What is read without scripts: no attributes. */
const readOf = (markup: string) => markup.replace(/<[^>]*>/g, '');

it('names the zone of the place where the reader has no scripts, once', () => {
  const markup = {
    guest: renderToStaticMarkup(
      <ViewerProvider user={null}>
        <StartTime of={game} />
      </ViewerProvider>,
    ),
    member: renderToStaticMarkup(<StartTime of={game} isWithin />),
  };
  expect(readOf(markup.guest)).toMatch(/19:30 Karachi time$/);
  expect(readOf(markup.member)).toBe(readOf(markup.guest));
  expect(markup.member).toMatch(/<noscript> Karachi time<\/noscript>/);
});
