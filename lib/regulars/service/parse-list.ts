import { GUEST_NAME_LENGTH_MAX } from '@/lib/games/constants';
import { isReservedName } from '@/lib/platform/auth/reserved-name';
import { foldKey } from '@/lib/platform/geocoding/fold.mjs';
import { cleanText } from '@/lib/platform/validation/text';
import { namesOfTable } from '@/lib/regulars/service/parse-table';
import { isHeading, isInformation, isLabel, isRemark, MONTHS, wordsOf } from './list-words';

export const LIST_LINES_MAX = 60;
/** An exported table may have all members of a club. */
const TABLE_LINES_MAX = 300;

export interface ParsedList {
  /** In the order of the list, each once. */
  names: string[];
  /** Written twice in the list (after cleaning, without regard to case, marks and spacing). */
  doubled: string[];
  /** Lines in which no name was found: headings, links, dates. */
  ignored: string[];
  /** More names than a list or a table may have: the rest is not in `names`. */
  tooMany: boolean;
}

interface Line {
  raw: string;
  text: string;
  /** It began with a number, a bullet or a box: a line of the list itself. */
  isMarked: boolean;
  /** NaN without one. */
  number: number;
  /** Of an exported message. */
  author: string | null;
}

const WORDS_MAX = 6;
/** Without a number, more words are a sentence. */
const UNMARKED_WORDS_MAX = 5;
/** A list has a title, a day, a place and a price above its first number, and seldom more. */
const TITLE_LINES_MAX = 5;

const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u2190-\u21FF\u25A0-\u27BF\u2B00-\u2BFF\uE000-\uF8FF\u{E0020}-\u{E007F}]/gu;
/** What makes an emoji of a digit or a sign, and joiners that join no letters. */
const EMOJI_PARTS = /[\uFE0E\uFE0F\u20E3]|\u200D(?!\p{L})|(?<![\p{L}\p{M}])\u200D/gu;
/** Letters and digits that are only drawn in another way. */
const STYLED = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]+/gu;

const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?`;
/** No '33 April', which is a numbered person. */
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
/** Of an export: '[28/11/26, 18:02:11] Ali: …', '28/11/2026, 6:02 pm - Ali: …', '[6:02 pm, 28/11/2026] Ali: …'. */
const EXPORTED = new RegExp(
  `^\\[?(?:${DATE}[,،]?\\s+${TIME}|${TIME}[,،]\\s+${DATE})\\]?\\s*(?:[-–]\\s*)?(?:([^:]{1,40}):\\s)?\\s*(.*)$`,
  'iu',
);
/** Of the author, who is the one who comes. */
const COMES =
  /^(?:(?:i['’]?m|i am|me|count me|yes|yep|ok|sure)[\s,]*)*(?:in|coming|available|playing|confirmed?|done|present|me|yes|yep|ok|sure|\+\s*1)?[\s.!]*$|^(?:میں|ہاں|جی)?\s*(?:آ\s?رہ[اےی]\s?ہوں|میں|ہاں|جی|حاضر)[\s۔!]*$/iu;

const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|pk|me|app)\b\/?\S*/giu;
const WHEN = new RegExp(
  `(?<!\\d)(?:${[
    DATE,
    String.raw`\d{1,2}/\d{1,2}`,
    String.raw`${DAY}(?:st|nd|rd|th)?\s+(?:${MONTHS})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${MONTHS})\s+${DAY}(?:st|nd|rd|th)?`,
    String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:[-–]|to)\s*\d{1,2}(?:[:.]\d{2})?\s*[ap]m`,
    TIME,
    String.raw`\d{1,2}\s*(?:[ap]\.?m\b|baje\b|بجے)`,
    String.raw`\d{1,2}\s*(?:v|vs|x)\s*\d{1,2}`,
    String.raw`\d{1,2}[- ]a[- ]side`,
  ].join('|')})(?!\\d)`,
  'giu',
);
const PRICE =
  /(?<!\p{L})(?:rs|pkr|inr|usd|aed|₨|₹|\$|€|£|روپے)\.?\s*\d[\d,]{0,9}(?:\/[-=])?|(?<!\d)\d[\d,]{0,9}\s*(?:\/[-=]|rs\b\.?|pkr\b|inr\b|₨|₹|روپے|per head|each\b)/giu;
const PHONE = /[+(]?\d(?:[\d\s().-]{5,}\d)/gu;
const NUMBER =
  /^[\s>]*\(?(?:no\.?\s*|#\s*|نمبر\s*)?([\p{Nd}\p{No}]{1,3})(?:\s*[.)\]:،,۔/\\|•*=>…]+|\s*[-–—]+|(?=\s)|(?=\p{L})|$)[\s.)-]*/iu;
const BULLET = /^(?:\s*[-–—•·●○▪▫◦‣*>»+=]+|\s*\[\s*[xX✓]?\s*\]|\s*\p{L}\))\s*(?!\p{Nd}+\b(?!\.))/u;
/** Several numbers in one line, whose breaks were lost. */
const INLINE = /(?<=\S)[^\S\n]+(?=\p{Nd}{1,2}[.)]\s*[\p{L}@])/gu;

const SEPARATORS = /[,،;؛/\\|•·&\t]|\s\+\s*(?=\p{L})|\s(?:and|aur|اور)\s/iu;
const COMES_URDU =
  /\s(?:نہیں\s)?(?:آ\s?رہ[اےی]\s?(?:ہے|ہیں|ہوں)|آئے\s?گا|آئیں\s?گے|آئے\s?گی|کنفرم ہے|گول کیپر|وکٹ کیپر|ادا شدہ|پیسے دے دیے).*$/u;
const SENTENCE =
  /\s(?:will|is|has|can|if|after|from|till|until|with|not|said|ke saath|کے ساتھ)\s.*$/iu;
const COMPANY =
  /^friend of\s|['’]s\s+(?:guest|friend|bro|brother|cousin|son)s?$|\s(?:کا|کے|کی)\s(?:دوست|مہمان|بھائی|کزن)$/iu;

/** Reads the people's names from a list that was copied from a chat, or from a table. Pure; whatever is no name is left out. */
export function parseList(text: string): ParsedList {
  const table = namesOfTable(text);
  return table ? fromTable(table) : fromChat(text);
}

function fromTable(table: readonly string[]): ParsedList {
  const found = new Map<string, string>();
  const doubled = new Map<string, string>();
  const ignored: string[] = [];
  for (const raw of table) {
    const name = nameIn(cleanText(raw), true, false);
    if (name === null) ignored.push(raw);
    else if (found.has(nameKey(name))) doubled.set(nameKey(name), name);
    else found.set(nameKey(name), name);
  }
  return toParsed({ found, doubled, ignored }, TABLE_LINES_MAX);
}

function fromChat(text: string): ParsedList {
  const lines = linesOf(text);
  const titles = titlesOf(lines);
  // Of one line it could be a name ('Kim Jong In'); on several it is an answer.
  const ends = lines.filter(({ text: each }) => /\sIn[\s.!]*$/.test(each)).length;
  const found = new Map<string, string>();
  const doubled = new Map<string, string>();
  const ignored: string[] = [];
  for (const line of lines) {
    if (found.size > LIST_LINES_MAX) break;
    if (line.text === '' && line.author === null) continue;
    const names = titles.includes(line) ? [] : namesIn(line, ends > 1);
    if (names.length === 0) ignored.push(line.raw);
    for (const { name, isGuest } of names) {
      const key = nameKey(name);
      const first = found.get(key);
      if (first === undefined) found.set(key, name);
      else if (!isGuest) doubled.set(key, first);
    }
  }
  return toParsed({ found, doubled, ignored }, LIST_LINES_MAX);
}

interface Collected {
  found: Map<string, string>;
  doubled: Map<string, string>;
  ignored: string[];
}

function toParsed({ found, doubled, ignored }: Collected, max: number): ParsedList {
  const names = [...found.values()];
  return {
    names: names.slice(0, max),
    doubled: [...doubled.values()],
    ignored,
    tooMany: names.length > max,
  };
}

/** The vowels of these scripts are marks: without them, different names would be equal. */
const WRITES_VOWELS_AS_MARKS = /[\u0900-\u0DFF\u0E00-\u0FFF]/;

/** Equal for two spellings of one name, to compare with people who are here already. */
export function nameKey(name: string): string {
  if (!WRITES_VOWELS_AS_MARKS.test(name)) return foldKey(name);
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function linesOf(text: string): Line[] {
  const clean = cleanText(text).replace(STYLED, (each) => each.normalize('NFKC'));
  return clean.split(/[\n\u2028\u2029]/).flatMap((whole) => {
    const [, author, message] = EXPORTED.exec(inPlainDigits(whole)) ?? [];
    const isSystemLine = message !== undefined && author === undefined;
    if (isSystemLine) return [{ ...BLANK, raw: whole.trim(), text: '?' }];
    const body = message ?? whole;
    const isRun = (body.match(INLINE)?.length ?? 0) > 1;
    const parts = isRun ? body.split(INLINE) : [body];
    const toRaw = (part: string) => (isRun ? part : whole).trim();
    return parts.map((part) => ({ ...toLine(part), raw: toRaw(part), author: author ?? null }));
  });
}

const BLANK = { isMarked: false, number: Number.NaN, author: null };

const inPlainDigits = (text: string) => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, foldKey);

function toLine(line: string): Omit<Line, 'raw' | 'author'> {
  const plain = inPlainDigits(line)
    .replace(/(?<=[\p{Nd}#*])\uFE0F?\u20E3/gu, '')
    .replace(LINK, ' ? ')
    .replace(/[*~`]|_+/gu, (sign, at: number) => (at === 0 && sign === '*' ? '•' : ''));
  const bare = plain.replace(EMOJI, ' ').replace(EMOJI_PARTS, '');
  const isTimed = WHEN.test(bare);
  WHEN.lastIndex = 0;
  let rest = bare.replace(WHEN, ' ').replace(PRICE, ' ').trim();
  let number = Number.NaN;
  let isMarked = false;
  for (const mark of [BULLET, NUMBER, BULLET, BULLET]) {
    const [sign, digits] = mark.exec(rest) ?? [];
    if (!sign) continue;
    isMarked = true;
    if (digits) number = Number(digits);
    rest = rest.slice(sign.length);
  }
  rest = rest.replace(PHONE, ' ').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}?]/u.test(rest)) rest = '';
  // A line of a time alone is a heading.
  if (isTimed && !isMarked) rest = rest === '' ? '?' : `${rest} ?`;
  return { text: rest, isMarked, number };
}

const isPlain = ({ isMarked, author, text }: Line) =>
  !isMarked && author === null && !/[:：]\s*\S/u.test(text);

/** The lines above a list that is numbered from 1, without those of a label and names. */
function titlesOf(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ number }) => number === 1);
  if (first < 0 || !lines.some(({ number }) => number === 2)) return [];
  const above = lines.slice(0, first).filter(({ text }) => text !== '');
  return above.length <= TITLE_LINES_MAX ? above.filter(isPlain) : [];
}

interface Found {
  name: string;
  /** 'Ali +1' below 'Ali' is a guest, not Ali again. */
  isGuest: boolean;
}

function namesIn({ author, text, isMarked, number }: Line, endsInIn: boolean): Found[] {
  if (author !== null && COMES.test(text)) return toNames(author, true, endsInIn);
  if (text.includes('?') || text === '') return [];
  const { people, isLabelled } = withoutLabel(text);
  if (people === null) return [];
  if (Number.isNaN(number) && !isLabelled && isHeading(withoutBrackets(people))) return [];
  return toNames(people, isMarked || isLabelled, endsInIn);
}

/** 'Reserves: Ali, Hamza' and 'GK: Ali' name people, 'Venue: Model Town' does not; behind a name follows a remark. */
function withoutLabel(text: string): { people: string | null; isLabelled: boolean } {
  const [, label, rest] = /^([^:：]{1,30})[:：]\s*(.*)$/u.exec(text) ?? [];
  if (label === undefined || rest === undefined) return { people: text, isLabelled: false };
  if (isInformation(label)) return { people: null, isLabelled: false };
  if (isLabel(label)) return { people: rest || null, isLabelled: true };
  return { people: rest ? label : null, isLabelled: false };
}

function withoutBrackets(text: string): string {
  const without = text.replace(/\([^()]*\)|\[[^[\]]*\]|[([][^)\]]*$/gu, ' ').trim();
  return /\p{L}/u.test(without) ? without : text.replace(/[()[\]]/gu, ' ');
}

function toNames(text: string, isSure: boolean, endsInIn: boolean): Found[] {
  const plain = withoutBrackets(text);
  // Mentions in a row, or the handle behind a name.
  const people = /^\s*@/u.test(plain) ? plain.replaceAll('@', ',') : plain.replace(/@\S+/gu, ' ');
  return people.split(SEPARATORS).flatMap((part) => {
    const name = nameIn(part.trim(), isSure, endsInIn);
    return name === null ? [] : [{ name, isGuest: /\+\s*\p{Nd}/u.test(part) }];
  });
}

function nameIn(part: string, isSure: boolean, endsInIn: boolean): string | null {
  const [before = '', ...behind] = part.split(/\s[-–—]+\s|\s?=/u);
  const named = (isRemark(before) ? behind.join(' ') : before)
    .replace(/\s*[+x×]\s*\p{Nd}+(?!\p{L}).*$/iu, '')
    .replace(COMES_URDU, '')
    .replace(isSure ? SENTENCE : /$^/u, '')
    .replace(/^\p{Nd}{1,3}[.)]\s*/u, '');
  const name = trimmed(withoutRemarks(trimmed(named).split(' '), endsInIn).join(' '));
  const isName =
    (name.match(/\p{L}/gu) ?? []).length > 1 &&
    wordsOf(name).length <= (isSure ? WORDS_MAX : UNMARKED_WORDS_MAX) &&
    name.length <= GUEST_NAME_LENGTH_MAX &&
    !COMPANY.test(named) &&
    !isRemark(name) &&
    !isReservedName(name);
  return isName ? name : null;
}

/** Takes remarks from the end, and a position from the beginning, while a name remains. 'Ali 2' is another Ali. */
function withoutRemarks(words: readonly string[], endsInIn: boolean): string[] {
  let [first, last] = [0, words.length];
  const isRest = (word: string) =>
    isRemark(word) &&
    !/^\p{Nd}{1,2}$/u.test(word) &&
    (word !== 'In' || endsInIn || last - first < 3);
  while (last - first > 1 && isRest(words[last - 1] ?? '')) last -= 1;
  if (last - first > 1 && /^(?:gk|wk|vc|c)[.:]?$/i.test(words[first] ?? '')) first += 1;
  return words.slice(first, last);
}

const trimmed = (text: string) =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?:(?<=\p{L}[\p{L}\p{M}])\.|[^\p{L}\p{M}\p{N}.\u200C\u200D])+$/u, '')
    .replace(/\s+/g, ' ');
