import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GroupShareCard } from '@/components/groups/group-share-card';
import { loadPublicGame } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { createGame, type GameOptions } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { GameShareCard } from './game-share-card';
import { sharedWhen } from './share-words';

// 19:30 in Lahore.
const startsAt = new Date('2031-11-29T14:30:00Z');

async function picture(options: GameOptions): Promise<string> {
  const { id } = await createGame({ startsAt, ...options });
  const game = await loadPublicGame(String(id));
  return renderToStaticMarkup(<GameShareCard game={game} />);
}

it('the share card of a game says who can play', async () => {
  const closed = await picture({ audience: 'women', skillMin: 'intermediate' });
  expect(closed).toContain('Women only · Intermediate and above');
  expect(await picture({ skillMin: 'beginner', skillMax: 'advanced' })).toContain(
    '>Beginner to advanced<',
  );
  expect(await picture({})).not.toMatch(/only|above|Everyone|levels/);
});

it('the share card of a group says who can join', async () => {
  const drawn = async (audience: 'all' | 'women' | 'men') => {
    const { id } = await createGroup({ audience });
    return renderToStaticMarkup(<GroupShareCard group={await loadPublicGroup(String(id))} />);
  };
  expect(await drawn('women')).toContain('Women only');
  expect(await drawn('men')).toContain('Men only');
  expect(await drawn('all')).not.toMatch(/only|Everyone/);
});

it('the time zone is named for a game with a different local time', async () => {
  expect(await picture({ timeZone: 'Asia/Dubai' })).toContain('Sat 29 Nov, 18:30 Dubai time, ');
  expect(await picture({})).toContain('Sat 29 Nov, 19:30, ');
  const moment = { startsAt: startsAt.toISOString() };
  // Another name for the same offset needs no label.
  expect(sharedWhen({ ...moment, timeZone: 'Asia/Tashkent' })).toBe('Sat 29 Nov, 19:30');
  expect(sharedWhen({ ...moment, timeZone: 'Europe/London' })).toBe(
    'Sat 29 Nov, 14:30 London time',
  );
});
