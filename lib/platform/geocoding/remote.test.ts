import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGeocoder } from './create-geocoder';
import type { Geocoder } from './geocoder';
import { placeSchema } from './schema';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

type Answer = (url: URL, response: ServerResponse) => void;

interface Service {
  url: string;
  requests: IncomingMessage[];
}

async function startService(answer: Answer): Promise<Service> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(new URL(request.url ?? '/', 'http://localhost'), response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server always has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const GADDAFI_NOMINATIM = {
  osm_type: 'way',
  osm_id: 42,
  lat: '31.5134',
  lon: '74.3335',
  name: 'Gaddafi Stadium',
  address: {
    suburb: 'Gulberg',
    city: 'Lahore',
    state: 'Punjab',
    country: 'Pakistan',
    country_code: 'pk',
  },
};

const GADDAFI_PHOTON = {
  geometry: { coordinates: [74.3335, 31.5134] },
  properties: {
    osm_type: 'W',
    osm_id: 42,
    name: 'Gaddafi Stadium',
    district: 'Gulberg',
    city: 'Lahore',
    state: 'Punjab',
    country: 'Pakistan',
    countrycode: 'PK',
  },
};

const LABEL = 'Gaddafi Stadium, Gulberg, Lahore, Pakistan';

function connect(service: 'nominatimUrl' | 'photonUrl', url: string, timeoutMs?: number) {
  const failures: unknown[] = [];
  const geocoder: Geocoder = createGeocoder({
    [service]: url,
    userAgent: 'Maidan/test (+http://localhost)',
    timeoutMs,
    onFailure: (error) => failures.push(error),
  });
  return { geocoder, failures };
}

describe('Nominatim', () => {
  it('answers a submitted search, gets our User-Agent, and is asked once for the same text', async () => {
    const service = await startService((_, response) => sendJson(response, [GADDAFI_NOMINATIM]));
    const { geocoder } = connect('nominatimUrl', service.url);
    const [place] = await geocoder.search('gaddafi stadium', { submitted: true });
    await geocoder.search('gaddafi stadium', { submitted: true });
    expect(placeSchema.parse(place)).toMatchObject({
      id: 'osm:W42',
      label: LABEL,
      kind: 'address',
      timeZone: 'Asia/Karachi',
      match: 'exact',
    });
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.headers['user-agent']).toBe('Maidan/test (+http://localhost)');
    expect(service.requests[0]?.url).toContain('format=jsonv2');
  });

  it('is not asked while somebody is typing, nor for places in our own lists', async () => {
    const service = await startService((_, response) => sendJson(response, []));
    const { geocoder } = connect('nominatimUrl', service.url);
    expect((await geocoder.search('gulb'))[0]?.label).toBe('Gulberg, Lahore, Pakistan');
    expect((await geocoder.search('Lahore', { submitted: true }))[0]?.city).toBe('Lahore');
    expect(service.requests).toHaveLength(0);
  });

  it('is asked at most once a second, and requests that would wait too long use the gazetteer', async () => {
    const askedAt: number[] = [];
    const service = await startService((_, response) => {
      askedAt.push(Date.now());
      sendJson(response, [GADDAFI_NOMINATIM]);
    });
    const { geocoder, failures } = connect('nominatimUrl', service.url);
    const start = Date.now();
    const words = ['Lahor', 'Karchi', 'Multn', 'Quett', 'Peshawr'];
    const answers = await Promise.all(
      words.map((query) => geocoder.search(query, { submitted: true })),
    );
    expect(askedAt).toHaveLength(3);
    // Measured from the start, not between requests: a busy machine may be late with any of them, but never early.
    expect((askedAt[1] ?? 0) - start).toBeGreaterThan(900);
    expect((askedAt[2] ?? 0) - start).toBeGreaterThan(1_900);
    expect(failures).toHaveLength(2);
    expect(answers.every((found) => found.length > 0)).toBe(true);
  });

  it('is replaced by the nearest gazetteer town where it knows nothing', async () => {
    const service = await startService((_, response) =>
      sendJson(response, { error: 'Unable to geocode' }),
    );
    const { geocoder, failures } = connect('nominatimUrl', service.url);
    expect((await geocoder.reverse(31.5102, 74.3441))?.label).toBe('Gulberg, Lahore, Pakistan');
    expect(failures).toEqual([]);
  });
});

describe('Photon', () => {
  it('answers while somebody types, and gets their position only to a tenth of a degree', async () => {
    const service = await startService((_, response) =>
      sendJson(response, { features: [GADDAFI_PHOTON] }),
    );
    const { geocoder } = connect('photonUrl', service.url);
    const near = { latitude: 31.49808, longitude: 74.37163 };
    const [place] = await geocoder.search('gaddafi sta', { near });
    expect(placeSchema.parse(place)).toMatchObject({ label: LABEL, match: 'prefix' });
    const asked = new URL(service.requests[0]?.url ?? '', service.url);
    expect(asked.pathname).toBe('/api');
    expect([asked.searchParams.get('lat'), asked.searchParams.get('lon')]).toEqual([
      '31.5',
      '74.4',
    ]);
  });

  it('marks a place as an exact match only for its exact name', async () => {
    const service = await startService((_, response) =>
      sendJson(response, { features: [GADDAFI_PHOTON] }),
    );
    const { geocoder } = connect('photonUrl', service.url);
    const matchOf = async (query: string) => (await geocoder.search(query))[0]?.match;
    expect(await matchOf('Gaddafi Stadium')).toBe('exact');
    expect(await matchOf(LABEL)).toBe('exact');
    expect(await matchOf('gadafi stadium')).toBe('contains');
  });

  it('finds the address of a point', async () => {
    const service = await startService((_, response) =>
      sendJson(response, { features: [GADDAFI_PHOTON] }),
    );
    const { geocoder } = connect('photonUrl', service.url);
    expect((await geocoder.reverse(31.5134, 74.3335))?.address).toBe(
      'Gaddafi Stadium, Gulberg, Lahore, Punjab, Pakistan',
    );
  });
});

describe('a service that fails', () => {
  it.each<[string, Answer]>([
    ['answers 500', (_, response) => sendJson(response, {}, 500)],
    ['answers with HTML instead of JSON', (_, response) => void response.end('<html>')],
    ['answers with unexpected JSON', (_, response) => sendJson(response, { places: 'none' })],
    ['drops the connection', (_, response) => void response.destroy()],
    [
      'never ends its answer',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
    ['never answers', () => undefined],
    [
      'redirects elsewhere',
      ({ pathname }, response) =>
        pathname === '/elsewhere'
          ? sendJson(response, { features: [] })
          : void response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
  ])('that %s is replaced by the gazetteer, and the reason is logged', async (title, answer) => {
    const service = await startService(answer);
    const isSlow = /^never/.test(title);
    const { geocoder, failures } = connect('photonUrl', service.url, isSlow ? 50 : undefined);
    expect((await geocoder.search('gulbe'))[0]?.label).toBe('Gulberg, Lahore, Pakistan');
    expect((await geocoder.reverse(24.81, 67.03))?.label).toBe('Clifton, Karachi, Pakistan');
    expect(failures).toHaveLength(2);
  });
});

describe('a service that is asked too much', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['429 without a time', 429, undefined, 60],
    ['429 with a time', 429, '7', 7],
    ['429 with a date', 429, 'Wed, 21 Oct 2099 07:28:00 GMT', 60],
    ['503 with a time', 503, '5', 5],
    ['429 with an absurd time', 429, '99999999', 3_600],
  ])('is left alone after %s, while the gazetteer answers', async (_, status, time, seconds) => {
    let isBusy = true;
    const service = await startService((_url, response) => {
      if (!isBusy) sendJson(response, { features: [GADDAFI_PHOTON] });
      else response.writeHead(status, time ? { 'retry-after': time } : {}).end();
    });
    const { geocoder, failures } = connect('photonUrl', service.url);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    for (const typed of ['gulbe', 'gulber']) {
      expect((await geocoder.search(typed))[0]?.label).toBe('Gulberg, Lahore, Pakistan');
    }
    expect(service.requests).toHaveLength(1);
    expect(failures.map(String)).toEqual([
      `GeocoderBusyError: The geocoding service answered ${status}; it is asked again in ${seconds} s`,
    ]);
    isBusy = false;
    vi.setSystemTime(start + seconds * 1_000 - 1);
    await geocoder.search('gaddafi stadium');
    expect(service.requests).toHaveLength(1);
    vi.setSystemTime(start + seconds * 1_000);
    expect((await geocoder.search('gaddafi stadium'))[0]?.label).toBe(LABEL);
  });
});
