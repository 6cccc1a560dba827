import { describe, expect, it } from 'vitest';
import { GET as feed } from '@/app/embed/[kind]/[id]/feed.json/route';
import { GET as embed } from '@/app/embed/[kind]/[id]/route';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createVenue } from '@/tests/factories/venues';
import { call } from '@/tests/integration/call';

const ask = (handler: typeof embed, kind: string, id: number, query = '') =>
  handler(new Request(`http://localhost:3000/embed/${kind}/${id}${query}`), {
    params: Promise.resolve({ kind, id: String(id) }),
  });

describe('the next games for other sites', () => {
  it('are those of guests, with markup escaped, in a document without scripts', async () => {
    const group = await createGroup({ name: 'Nets & <b>Friends</b>' });
    const game = await createGame({ groupId: group.id, title: '<i>Nets</i>', maxPlayers: 10 });
    const hidden = await createGame({ groupId: group.id, title: 'For us', isPublic: false });
    const response = await ask(embed, 'group', group.id);
    const html = await response.text();
    expect(html).toContain('Nets &amp; &lt;b&gt;Friends&lt;/b&gt;');
    expect(html).toContain(`/game/${game.id}" target="_blank"`);
    expect(html).toContain('&lt;i&gt;Nets&lt;/i&gt;');
    expect(html).not.toContain(`/game/${hidden.id}`);
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('takes colours and nothing else into its style', async () => {
    const { id } = await createVenue();
    const html = await (await ask(embed, 'venue', id, '?ink=aa00FF&ground=red;}')).text();
    expect(html).toContain('background:#ffffff;color:#aa00FF');
    expect(html).toContain('No upcoming games');
  });

  it('are a feed for scripts of any site', async () => {
    const group = await createGroup();
    const game = await createGame({ groupId: group.id, maxPlayers: 8 });
    const response = await ask(feed, 'group', group.id);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ url: expect.stringMatching(`/game/${game.id}$`), _game: { places: 8 } }],
    });
  });

  it('of a private group are not found, in none of the ways', async () => {
    const { id } = await createGroup({ visibility: 'private' });
    await expect(ask(embed, 'group', id)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    await expect(ask(feed, 'group', id)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    await expect(ask(embed, 'user', id)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    const query = { url: `http://localhost:3000/group/${id}` };
    expect((await call('GET /api/oembed', { query })).status).toBe(404);
  });
});

describe('oEmbed', () => {
  it('describes the frame of a public page, within the size asked for, in its language', async () => {
    const { id, name } = await createGroup({ name: 'A "quoted" name' });
    const url = `http://localhost:3000/ur/group/${id}?tab=games`;
    const response = await call('GET /api/oembed', { query: { url, maxwidth: '300' } });
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: name, width: 300 });
    expect(body.html).toContain(`src="http://localhost:3000/ur/embed/group/${id}"`);
    expect(body.html).toContain('A &quot;quoted&quot; name');
  });

  it.each(['http://elsewhere.test/group/1', 'http://localhost:3000/user/1', 'javascript:alert(1)'])(
    'knows nothing of %s',
    async (url) => {
      expect((await call('GET /api/oembed', { query: { url } })).status).toBe(404);
    },
  );
});
