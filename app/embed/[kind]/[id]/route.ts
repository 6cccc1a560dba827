import { type EmbeddedGame, loadEmbedded } from '@/lib/embed/loaders';
import { texts } from '@/lib/embed/server-texts';
import { env } from '@/lib/platform/env/server';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { escapeHtml } from '@/lib/platform/validation/escape-html';
import { routes } from '@/lib/routes';

const COLOUR = /^[0-9a-f]{6}$/i;

/** The only document that other sites may show in a frame. It has no scripts, cookies or pictures. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The next games of a group or a venue for other sites. `ink` and `ground` are two colours as RRGGBB. */
export async function GET(
  request: Request,
  context: { params: Promise<{ kind: string; id: string }> },
): Promise<Response> {
  const { kind, id } = await context.params;
  const { name, path, games } = await loadEmbedded(kind, id);
  const { searchParams } = new URL(request.url);
  const colour = (key: string, usual: string) => {
    const asked = searchParams.get(key) ?? '';
    return COLOUR.test(asked) ? asked : usual;
  };
  const [ink, ground] = [colour('ink', '1d2a22'), colour('ground', 'ffffff')];
  const language = currentLanguage();
  const t = translate(texts);
  const title = escapeHtml(t.title({ of: name }));
  const list = games.length ? `<ul>${games.map(toLine).join('')}</ul>` : `<p>${t.none}</p>`;
  const html = `<!doctype html><html lang="${language}" dir="${LANGUAGES[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>body{margin:0;padding:1rem;background:#${ground};color:#${ink};font:1rem/1.5 system-ui,sans-serif}h1{margin:0;font-size:1.125rem}ul{margin:.5rem 0;padding:0;list-style:none}li{padding:.5rem 0;border-top:1px solid}a{color:inherit;overflow-wrap:anywhere}li a{display:block;font-weight:600}</style></head><body><h1>${title}</h1>${list}<p>${link(path, escapeHtml(t.on))}</p></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Opened beside the other site, whose frame is too small for it. */
function link(path: string, words: string): string {
  const href = new URL(pathIn(currentLanguage(), path), env.NEXTAUTH_URL).href;
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${words}</a>`;
}

function toLine({ id, title, startsAt, timeZone, goingCount, maxPlayers }: EmbeddedGame): string {
  const t = translate(texts);
  const free = maxPlayers - goingCount;
  const name = `<bdi>${escapeHtml(title)}</bdi>`;
  const places = free > 0 ? t.places({ count: free }) : t.full;
  const start = wordsOf().start(startsAt, timeZone);
  return `<li>${link(routes.game(id), name)}<time datetime="${startsAt}">${escapeHtml(start)}</time> · ${places}</li>`;
}
