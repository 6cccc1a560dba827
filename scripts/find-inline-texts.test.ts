import { expect, it } from 'vitest';
import { checkTexts } from './find-inline-texts.mjs';

function found(file: string, text: string): string[] {
  const reports: string[] = [];
  checkTexts(file, { text }, (report: string) =>
    reports.push(/'(.*)' in line/.exec(report)?.[1] ?? ''),
  );
  return reports;
}

it.each([
  ['markup', 'components/games/card.tsx', 'const a = <p>Join Game</p>;', 'Join Game'],
  [
    'an attribute',
    'components/games/card.tsx',
    'const a = <p aria-label={`Leave ${b}`} />;',
    'Leave …',
  ],
  [
    'a picture',
    'components/games/card.tsx',
    'const a = <img alt="A full pitch" />;',
    'A full pitch',
  ],
  [
    'a hint in a field',
    'components/games/card.tsx',
    'const a = <Input placeholder="Search…" />;',
    'Search…',
  ],
  ['metadata', 'app/layout.tsx', 'const a = <meta content="Find a game" />;', 'Find a game'],
  ['an error', 'lib/games/service.ts', "throw new AppError('conflict', 'Full.');", 'Full.'],
  [
    'a plain answer',
    'app/media/route.ts',
    "return new Response('Not found', { status: 404 });",
    'Not found',
  ],
  [
    'a written answer',
    'server/web/send-refusal.ts',
    "response.writeHead(413).end('Too large');",
    'Too large',
  ],
  ['an answer', 'server/web/send-refusal.ts', "response.end('Too large');", 'Too large'],
  [
    'a kind of toast',
    'components/games/card.tsx',
    "toast.success('Game created');",
    'Game created',
  ],
  ['a schema', 'lib/games/schema.ts', "z.string().min(1, 'Choose a day');", 'Choose a day'],
  [
    'a property',
    'app/page.tsx',
    "export const metadata = { title: 'Games near you' };",
    'Games near you',
  ],
  ['a variable', 'components/games/card.tsx', "const title = a ? 'New game' : t.edit;", 'New game'],
  [
    'a default',
    'components/games/card.tsx',
    "const Card = ({ label = 'Join Game' }) => label;",
    'Join Game',
  ],
  ['a function', 'components/games/words.ts', "const wordOf = () => 'Join Game';", 'Join Game'],
  [
    'what a function returns',
    'lib/games/words.ts',
    "function a() { return 'Join Game'; }",
    'Join Game',
  ],
  [
    'a sentence anywhere',
    'lib/games/words.ts',
    "const a = new Map([['full', 'The game is full.']]);",
    'The game is full.',
  ],
  [
    'a letter',
    'lib/games/mail.ts',
    "send('You have a seat in the game');",
    'You have a seat in the game',
  ],
])('finds a text in %s', (_where, file, text, words) => {
  expect(found(file, text)).toEqual([words]);
});

it.each([
  ['the brand', 'app/layout.tsx', 'const a = <title>Maidan</title>;'],
  ['a class', 'components/games/card.tsx', 'const a = <p className="grid gap-2 sm:gap-4" />;'],
  [
    'an error of the program',
    'lib/games/service.ts',
    "throw new Error('The seat of a game has no person.');",
  ],
  ['the log', 'lib/games/service.ts', "log.warn({ id }, 'A seat of a game has no person.');"],
  ['a statement', 'lib/games/repository.ts', 'const a = sql`Now select what is here`;'],
  [
    'the API’s description',
    'app/api/games/route.ts',
    "route({ summary: 'Games of a group, next first' });",
  ],
  ['the catalogue', 'lib/games/texts.ts', "export const texts = { full: 'The game is full.' };"],
  ['a test', 'lib/games/words.test.ts', "const title = 'Join Game';"],
  ['a query', 'lib/games/words.ts', "const isOld = text.startsWith('Failed to find the game');"],
])('finds none in %s', (_where, file, text) => {
  expect(found(file, text)).toEqual([]);
});
