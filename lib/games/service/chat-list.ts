import { CHAT_LIST_LENGTH_MAX } from '@/lib/games/constants';
import { mayCopyList } from '@/lib/games/policy';
import { findChatFacts } from '@/lib/games/repository/chat-list';
import type { GameRow } from '@/lib/games/repository/find-games';
import type { ChatListDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { requireGame } from '@/lib/games/service/read-game';
import { readPlayers } from '@/lib/games/service/read-roster';
import { placeholderWords } from '@/lib/moderation/constants';
import { PRIVATE_ADDRESS } from '@/lib/moderation/visibility';
import type { Actor } from '@/lib/platform/auth/actor';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES, languageOf } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { runIn } from '@/lib/platform/language/run-in';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { directionOf } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';

/**
 * The list of players as a message for a chat, in the group's language, with the people as the reader may know them.
 * @throws AppError not_found, forbidden
 */
export async function readChatList(actor: Actor, gameId: number): Promise<ChatListDto> {
  const game = await requireGame(actor, gameId);
  if (!mayCopyList(game)) throw new AppError('forbidden', say(texts, 'onlyPlayersCopy'));
  const { language, isMissed } = await findChatFacts(gameId);
  const text = await runIn(languageOf(language), async () =>
    chatList(game, await readPlayers(actor, game)),
  );
  return { text, isMissed };
}

type Players = Awaited<ReturnType<typeof readPlayers>>;

/** In the current language, at most CHAT_LIST_LENGTH_MAX characters: the end of a longer list is a number. */
function chatList(game: GameRow, { participants, guests }: Players): string {
  const t = translate(texts);
  const { name } = wordsOf();
  const { costPerPlayer: amount, currency, area } = game;
  // Also people without a seat read the chat.
  const place = game.isPrivateAddress ? (area ?? placeholderWords(PRIVATE_ADDRESS)) : game.location;
  const head = [name(game.title), zonedStart(game), name(place)];
  if (amount) head.push(t.costEach({ amount, currency }));
  const withStatus = (status: string) => participants.filter((each) => each.status === status);
  const seats = withStatus('going').flatMap(eachOf);
  seats.push(...guests.map((guest) => name(guest.name)));
  while (seats.length < game.goingCount) seats.push(t.held);
  const free = Math.max(0, game.maxPlayers - seats.length);
  const waiting = withStatus('waitlisted').map(({ user, guests: count }) =>
    party(user.name, count),
  );
  const path = pathIn(currentLanguage(), routes.game(game.id));
  const link = new URL(path, env.NEXTAUTH_URL).href;
  const write = (seated: number, waits: number, places: string[]): string => {
    const lines = [...head, '', ...numbered(seats, seated), ...places, ''];
    if (waiting.length > 0) lines.push(t.waitlist, ...numbered(waiting, waits), '');
    return [...lines.map(inDirection), link].join('\n');
  };
  let [seated, waits] = [seats.length, waiting.length];
  const places = Array.from({ length: free }, (_, at) => `${seats.length + at + 1}. …`);
  let text = write(seated, waits, places);
  while (text.length > CHAT_LIST_LENGTH_MAX && seated > 0) {
    text = write(seated, waits, free > 0 ? [t.placesFree({ count: free })] : []);
    if (waits > 0) waits -= 1;
    else seated -= 1;
  }
  return text;
}

/** The first of them, and how many more there are. */
function numbered(people: readonly string[], shown: number): string[] {
  const lines = people.slice(0, shown).map((person, at) => `${at + 1}. ${person}`);
  const count = people.length - shown;
  return count > 0 ? [...lines, translate(texts).andMore({ count })] : lines;
}

/** 'Ali +1'. The sign stays before the number between words from right to left. */
function party(person: string, count: number): string {
  const { name } = wordsOf();
  if (count === 0) return name(person);
  return `${name(person)} ${isRightToLeft() ? `\u2066+${count}\u2069` : `+${count}`}`;
}

/** A player, then each guest: all of them take a number. */
const eachOf = ({ user, guests }: ParticipantDto): string[] =>
  Array.from({ length: 1 + guests }, (_, at) => party(user.name, at));

const isRightToLeft = () => LANGUAGES[currentLanguage()].direction === 'rtl';

/** Without a mark, a line of a number and a name of the other direction would follow the device. */
function inDirection(line: string): string {
  const isRight = isRightToLeft();
  if (line === '' || (directionOf(line, isRight ? 'ltr' : 'rtl') === 'rtl') === isRight)
    return line;
  return `${isRight ? '\u200F' : '\u200E'}${line}`;
}
