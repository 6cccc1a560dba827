import { placeholderWords } from '@/lib/moderation/constants';
import { UNKNOWN_NAME } from '@/lib/moderation/visibility';
import { type Viewer, wordsForViewer } from '@/lib/platform/calendar/words-for-viewer';
import type { Said } from '@/lib/platform/language/say';

/** Matches the table's checks: a long name in a sentence must not make the whole change fail. */
const TITLE_LENGTH_MAX = 160;
const MESSAGE_LENGTH_MAX = 1_000;

function clip(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

/** A notification's sentences, as `notifications.said` has them. `whose`: to a guardian, for whom. */
export interface Sentences {
  title: Said;
  message: Said;
  whose?: Said | undefined;
}

const toWords = ({ title, message, whose }: Sentences, wordsOf: (said: Said) => string) => ({
  title: clip(`${whose ? `${wordsOf(whose)}: ` : ''}${wordsOf(title)}`, TITLE_LENGTH_MAX),
  message: clip(wordsOf(message), MESSAGE_LENGTH_MAX),
});

/** The English text, for its columns. */
export const stored = (said: Sentences) => toWords(said, ({ english }) => english);

export interface Words {
  title: string;
  message: string;
  said: unknown;
  /** Of those of its people who are leaving or banned: they are not named. */
  goneNames?: readonly string[];
}

/** Rows from before texts were stored with their parameters have only their English text. */
export function wordsOfRow(row: Words, recipient: Viewer): { title: string; content: string } {
  const { title, message, said } = row.goneNames?.length
    ? unnamed(row, row.goneNames, recipient)
    : row;
  const kept = said as Sentences | null;
  if (!kept) return { title, content: message };
  const words = toWords(kept, (sentence) => wordsForViewer(sentence, recipient));
  return { title: words.title, content: words.message };
}

function unnamed(row: Words, names: readonly string[], { language }: Viewer): Words {
  const standIn = placeholderWords(UNKNOWN_NAME, language);
  const without = (words: string) =>
    names.reduce((left, name) => left.replaceAll(name, standIn), words);
  // A parameter is the name, or has nothing to do with it, as the name of a group has.
  const said = JSON.stringify(row.said ?? null);
  return {
    title: without(row.title),
    message: without(row.message),
    said: JSON.parse(said, (_key, value) =>
      names.includes(value as string) ? standIn : (value as unknown),
    ) as unknown,
  };
}
