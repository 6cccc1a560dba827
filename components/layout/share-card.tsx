// The picture is drawn by a renderer without our stylesheet: colours of the light theme as sRGB.
const INK = '#1c2b22';
const GROUND = '#f9f4e9';
const GREEN = '#1d6038';
const CLAY = '#b04a1c';

/** Its one font has Latin letters only, and would look for others on the internet. */
function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\u0020-\u024F\u2010-\u2026]/g, '')
    .trim();
}

interface ShareCardProps {
  title: string;
  /** Under the title. */
  line: string;
  /** At the foot: what it is, and how it stands. */
  kind: string;
  state: string;
}

/** 1200 by 630, for links shared elsewhere. */
export function ShareCard({ title, line, kind, state }: ShareCardProps) {
  const words = latin(title) || 'Maidan';
  return (
    <div style={{ width: '100%', height: '100%', display: 'flex', background: GROUND, color: INK }}>
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
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 32 }}>
          <div style={{ color: GREEN }}>{latin(kind)}</div>
          <div style={{ color: CLAY, fontWeight: 700 }}>{latin(state)}</div>
        </div>
      </div>
      <div style={{ width: 120, display: 'flex', background: GREEN }} />
    </div>
  );
}
