import type { ReactNode } from 'react';

// The image renderer cannot read our stylesheet, so these are the light theme's colours as sRGB.
const INK = '#1c2b22';
export const CARD_GROUND = '#f9f4e9';
const GREEN = '#1d6038';
const CLAY = '#b04a1c';

/** The renderer's only font has Latin letters; for others it would try to download one. */
function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\u0020-\u024F\u2010-\u2026]/g, '')
    .trim();
}

interface ShareCardProps {
  title: string;
  /** In place of a title without Latin letters. */
  unnamed?: string;
  /** Below the title. */
  line: string;
  /** The line below that: the audience; empty for everybody. */
  who?: string;
  /** At the bottom: the kind of thing and its state. */
  kind: string;
  state: string;
  /** On the strip at the side, 300 by 630; without it the strip is narrow. */
  drawing?: ReactNode;
}

/** 1200 by 630, for shared links. */
export function ShareCard(props: ShareCardProps) {
  const { title, unnamed = 'Maidan', line, who = '', kind, state, drawing } = props;
  const words = latin(title) || unnamed;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: CARD_GROUND,
        color: INK,
      }}
    >
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: 72,
          fontSize: 36,
        }}
      >
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 700, color: GREEN }}>Maidan</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: words.length > 40 ? 60 : 78, lineHeight: 1.05, fontWeight: 700 }}>
            {words}
          </div>
          <div style={{ marginTop: 22 }}>{latin(line)}</div>
          {who ? <div style={{ marginTop: 14, fontWeight: 700 }}>{latin(who)}</div> : null}
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 32 }}>
          <div style={{ color: GREEN }}>{latin(kind)}</div>
          <div style={{ color: CLAY, fontWeight: 700 }}>{latin(state)}</div>
        </div>
      </div>
      <div style={{ width: drawing ? 300 : 120, display: 'flex', background: GREEN }}>
        {drawing}
      </div>
    </div>
  );
}
