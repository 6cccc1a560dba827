import { expect, it } from 'vitest';
import { groupShareCard } from '@/components/groups/group-share-card';
import type { ShareCardFacts } from '@/components/sharing/share-card';
import { addAllTexts } from '@/languages/all';
import { loadPublicGame } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { runIn } from '@/lib/platform/language/run-in';
import { createGame, type GameOptions } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { gameShareCard } from './game-share-card';
import { sharedWhen } from './share-words';

// 19:30 in Lahore.
const startsAt = new Date('2031-11-29T14:30:00Z');

async function picture(options: GameOptions): Promise<ShareCardFacts> {
  const { id } = await createGame({ startsAt, ...options });
  return gameShareCard(await loadPublicGame(String(id)));
}

it('the share card of a game says who can play', async () => {
  const closed = await picture({ audience: 'women', skillMin: 'intermediate' });
  expect(closed.who).toBe('Women only · Intermediate and above');
  const levels = await picture({ skillMin: 'beginner', skillMax: 'advanced' });
  expect(levels.who).toBe('Beginner to advanced');
  expect((await picture({})).who).toBe('');
});

it('the share card of a group says who can join', async () => {
  const drawn = async (audience: 'all' | 'women' | 'men') => {
    const { id } = await createGroup({ audience });
    return groupShareCard(await loadPublicGroup(String(id))).who;
  };
  expect(await drawn('women')).toBe('Women only');
  expect(await drawn('men')).toBe('Men only');
  expect(await drawn('all')).toBe('');
});

it('the time zone is named, because the readers of a share are unknown', async () => {
  const abroad = await picture({ timeZone: 'Asia/Dubai' });
  expect(abroad.line).toContain('Sat, 29 Nov 2031, 18:30 Dubai time, ');
  expect((await picture({})).line).toContain('Sat, 29 Nov 2031, 19:30 Karachi time, ');
  const moment = { startsAt: startsAt.toISOString() };
  expect(sharedWhen({ ...moment, timeZone: 'Europe/London' })).toBe(
    'Sat, 29 Nov 2031, 14:30 London time',
  );
});

it('names day, sport, audience and seats in the language of the page, but not the game', async () => {
  addAllTexts();
  const { id } = await createGame({ startsAt, title: 'Sunday nets', audience: 'women' });
  const game = await loadPublicGame(String(id));
  const [english, urdu] = [gameShareCard(game), runIn('ur', () => gameShareCard(game))];
  expect(english.line).toContain('Sat, 29 Nov 2031');
  for (const words of [urdu.line, urdu.who, urdu.kind, urdu.state]) {
    expect(words).toMatch(/[\u0600-\u06FF]/);
  }
  expect(urdu.line).toContain('19:30');
  expect(urdu.title).toBe('Sunday nets');
});
