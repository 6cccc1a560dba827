import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import {
  drawWords,
  type WordsPicture,
  type WordsStyle,
} from '@/lib/platform/share-cards/words-picture';

// The image renderer cannot read our stylesheet, so these are the light theme's colours as sRGB.
const INK = '#1c2b22';
export const CARD_GROUND = '#f9f4e9';
const GREEN = '#1d6038';
const CLAY = '#b04a1c';

const SIZE = { width: 1200, height: 630 };
const PADDING = 72;
/** Between the kind of content and its state. */
const GAP = 32;
const STRIP = 120;
const STRIP_WITH_DRAWING = 300;

export interface ShareCardFacts {
  title: string;
  /** Replaces a title without drawable letters. */
  unnamed?: string;
  /** Below the title. */
  line: string;
  /** The line below that: the audience; empty without limits. */
  who?: string;
  /** For both lines together, where one line is too short. */
  lines?: number;
  /** At the bottom: the kind of content and its state. */
  kind: string;
  state: string;
  /** On the strip at the side, 300 by 630; without it the strip is narrow. */
  drawing?: ReactNode;
}

/** The renderer's only font has Latin letters; for others it would try to download one. */
function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\u0020-\u024F\u2010-\u2026]/g, '')
    .trim();
}

/** The renderer's input: Latin text unchanged, text with a letter of Arabic script as a picture. */
type Words = string | WordsPicture;

interface Card {
  title: Words;
  titleSize: number;
  line: Words;
  who: Words;
  kind: Words;
  state: Words;
  drawing: ReactNode;
  isRightToLeft: boolean;
}

/** The picture for shared links, 1200 by 630, laid out for the current language. */
export async function shareCard(facts: ShareCardFacts): Promise<Response> {
  return new ImageResponse(<DrawnCard {...(await drawCard(facts))} />, SIZE);
}

async function drawCard(facts: ShareCardFacts): Promise<Card> {
  const {
    title,
    unnamed = city().product,
    line,
    who = '',
    lines = 1,
    kind,
    state,
    drawing,
  } = facts;
  const { direction } = LANGUAGES[currentLanguage()];
  const room = SIZE.width - 2 * PADDING - (drawing ? STRIP_WITH_DRAWING : STRIP);
  const put = async (text: string, style: Partial<WordsStyle>): Promise<Words> =>
    (await drawWords(text, { size: 36, color: INK, width: room, lines: 1, direction, ...style })) ??
    latin(text);
  const putTitle = (text: string) => put(text, { size: text.length > 40 ? 52 : 68, lines: 2 });
  const kindWords = await put(kind, { size: 32, color: GREEN, width: Math.floor(room * 0.55) });
  const taken = typeof kindWords === 'string' ? Math.floor(room * 0.55) : kindWords.width;
  const words = (await putTitle(title)) || (await putTitle(unnamed));
  return {
    title: words,
    titleSize: typeof words === 'string' && words.length > 40 ? 60 : 78,
    line: await put(line, { lines }),
    who: await put(who, { lines }),
    kind: kindWords,
    state: await put(state, { size: 32, color: CLAY, width: room - taken - GAP }),
    drawing,
    isRightToLeft: direction === 'rtl',
  };
}

/** The renderer has no direction, so a card from right to left is laid out in reverse. */
const REVERSED = { flexDirection: 'row-reverse' } as const;
const AT_THE_RIGHT = { alignItems: 'flex-end', textAlign: 'right' } as const;

function DrawnCard({ title, titleSize, line, who, kind, state, drawing, isRightToLeft }: Card) {
  const across = isRightToLeft ? REVERSED : {};
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: CARD_GROUND,
        color: INK,
        ...across,
      }}
    >
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: PADDING,
          fontSize: 36,
        }}
      >
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 700, color: GREEN, ...across }}>
          {city().product}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            ...(isRightToLeft && AT_THE_RIGHT),
          }}
        >
          <div style={{ display: 'flex', fontSize: titleSize, lineHeight: 1.05, fontWeight: 700 }}>
            {shown(title)}
          </div>
          <div style={{ display: 'flex', marginTop: 22 }}>{shown(line)}</div>
          {who ? (
            <div style={{ display: 'flex', marginTop: 14, fontWeight: 700 }}>{shown(who)}</div>
          ) : null}
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 32, ...across }}>
          <div style={{ display: 'flex', color: GREEN }}>{shown(kind)}</div>
          <div style={{ display: 'flex', color: CLAY, fontWeight: 700 }}>{shown(state)}</div>
        </div>
      </div>
      <div
        style={{
          width: drawing ? STRIP_WITH_DRAWING : STRIP,
          display: 'flex',
          background: GREEN,
        }}
      >
        {drawing}
      </div>
    </div>
  );
}

function shown(words: Words): ReactNode {
  if (typeof words === 'string') return words;
  const { src, width, height } = words;
  // oxlint-disable-next-line nextjs/no-img-element -- Drawn by the image renderer, not by a browser.
  return <img alt="" src={src} width={width} height={height} />;
}
