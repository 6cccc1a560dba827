import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/venues/nearby/route';
import { POST } from '@/app/api/venues/route';
import { createCaptchaChallenge } from '@/lib/platform/captcha/provider';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { GULBERG } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createPeople, createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { listSimilarVenues } from './find-nearby';
import { readVenueForm } from './read-venue';
import { editVenue } from './save-venue';

beforeEach(async () => {
  await Promise.all([db.venue.deleteMany(), db.rateLimit.deleteMany(), createSports()]);
});

const FIELDS = {
  name: 'Canal View Nets',
  address: '4 Canal Road',
  city: 'Lahore',
  country: 'Pakistan',
  area: 'Gulberg',
  latitude: '31.51',
  longitude: '74.34',
  phone: '+92 300 1234567',
  website: 'canal.example',
  sports: '["Cricket","Cricket","Tennis"]',
  amenities: '["Parking"]',
};

function formOf(changes: Record<string, string> = {}, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) form.set(name, value);
  for (const file of files) form.append('images', file);
  return form;
}

async function jpeg(name = 'court.jpg'): Promise<File> {
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#2a6' },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

async function solvedToken(userId: number): Promise<string> {
  const challenge = await createCaptchaChallenge({ action: 'venue-images', userId });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

function post(by: SignedIn | null, body: FormData): Promise<Response> {
  return POST(requestTo('/api/venues', { method: 'POST', body, cookie: by?.cookie }), withParams());
}

async function countFiles(): Promise<number> {
  const folder = path.join(env.UPLOAD_DIR, 'venue');
  return (await readdir(folder).catch(() => [])).length;
}

describe('adding a venue', () => {
  it('stores the cleaned input with coordinates, time zone and adder', async () => {
    const ali = await createSignedIn();
    const response = await post(ali, formOf());
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      name: 'Canal View Nets',
      website: 'https://canal.example/',
      sports: ['Cricket', 'Tennis'],
      amenities: ['Parking'],
      latitude: 31.51,
      timeZone: 'Asia/Karachi',
      addedById: ali.user.id,
      canEdit: true,
      canReview: false,
    });
  });

  it('accepts pictures and captions with a solved captcha, and re-encodes the pictures', async () => {
    const ali = await createSignedIn();
    const form = formOf({ captions: '["The nets",""]' }, [await jpeg(), await jpeg('b.jpg')]);
    form.set('captchaToken', await solvedToken(ali.user.id));
    const response = await post(ali, form);
    expect(response.status).toBe(201);
    const { id, coverImageUrl } = await response.json();
    expect(coverImageUrl).toMatch(/^\/media\/venue\/[0-9a-f-]+\.webp$/);
    const images = await db.venueImage.findMany({ where: { venueId: id }, orderBy: { id: 'asc' } });
    expect(images.map(({ caption }) => caption)).toEqual(['The nets', null]);
    form.set('name', 'Another place');
    const replayed = await post(ali, form);
    expect(replayed.status).toBe(422);
    expect((await replayed.json()).issues[0].path).toBe('captchaToken');
    expect(await db.venue.count()).toBe(1);
  });
});

describe('a venue without a point on the map', () => {
  const WITHOUT_POINT = { latitude: '', longitude: '' };

  it('is placed in the middle of its area or else its city, and marked as approximate', async () => {
    const ali = await createSignedIn();
    const inArea = await (await post(ali, formOf(WITHOUT_POINT))).json();
    expect(inArea).toMatchObject({ latitude: 31.512, longitude: 74.345, pointIsApproximate: true });
    const typed = formOf({
      ...WITHOUT_POINT,
      name: 'Typed',
      address: '7 Link Road, Model Town',
      area: '',
    });
    expect(await (await post(ali, typed)).json()).toMatchObject({ latitude: 31.483 });
    const abroad = formOf({
      ...WITHOUT_POINT,
      name: 'Abroad',
      address: 'x',
      area: '',
      city: 'Dubai',
      country: 'UAE',
    });
    expect(await (await post(ali, abroad)).json()).toMatchObject({
      pointIsApproximate: true,
      timeZone: 'Asia/Dubai',
    });
  });

  it('is refused with its pin in another city, by both names and the distance', async () => {
    const ali = await createSignedIn();
    const nairobi = { latitude: '-1.2833', longitude: '36.8167' };
    const refused = await post(ali, formOf(nairobi));
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([
      {
        path: 'city',
        message: expect.stringMatching(/ is in .*Nairobi.*, [45],\d{3} km from .*Lahore/),
      },
    ]);
    // A village at its edge belongs to it.
    const edge = { latitude: '31.25', longitude: '74.2' };
    expect((await post(ali, formOf(edge))).status).toBe(201);
  });

  it('whose pin is elsewhere already can still be edited', async () => {
    const ali = await createSignedIn();
    const { id } = await (await post(ali, formOf())).json();
    const nairobi = { latitude: -1.2833, longitude: 36.8167 };
    await db.venue.update({ where: { id }, data: nairobi });
    const edit = (changes: Record<string, string>) => {
      const form = formOf({ latitude: '-1.2833', longitude: '36.8167', ...changes });
      return editVenue(ali.actor, id, readVenueForm(form));
    };
    expect(await edit({ name: 'Renamed Nets' })).toMatchObject({ name: 'Renamed Nets' });
    await expect(edit({ city: 'Karachi' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('appears in the list that its adder returns to', async () => {
    const ali = await createSignedIn(GULBERG);
    const { id } = await (await post(ali, formOf(WITHOUT_POINT))).json();
    const list = await GET(
      requestTo('/api/venues/nearby?radius=50', { cookie: ali.cookie }),
      withParams(),
    );
    expect(await list.json()).toMatchObject([{ id, pointIsApproximate: true }]);
  });

  it('does not count as a duplicate of another in the same area', async () => {
    const ali = await createSignedIn();
    const other = formOf({ ...WITHOUT_POINT, address: '9 Other Street' });
    expect((await post(ali, formOf(WITHOUT_POINT))).status).toBe(201);
    expect((await post(ali, other)).status).toBe(201);
    const similar = await listSimilarVenues({
      name: 'Quite another',
      city: 'Lahore',
      latitude: 31.512,
      longitude: 74.345,
    });
    expect(similar).toEqual([]);
  });

  it('moves to a given point, and back to the middle of the city when its address changes', async () => {
    const ali = await createSignedIn();
    const { id } = await (await post(ali, formOf())).json();
    const moved = formOf({ ...WITHOUT_POINT, area: '', address: '1 Ring Road, Johar Town' });
    expect(await editVenue(ali.actor, id, readVenueForm(moved))).toMatchObject({
      latitude: 31.469,
      longitude: 74.273,
      pointIsApproximate: true,
    });
    expect(await editVenue(ali.actor, id, readVenueForm(formOf()))).toMatchObject({
      latitude: 31.51,
      pointIsApproximate: false,
    });
  });
});

describe('opening hours', () => {
  const monday = { day: 1, opens: '06:00', closes: '22:00' };

  it('are stored, changed and removed', async () => {
    const ali = await createSignedIn();
    const added = await (
      await post(ali, formOf({ openingHours: JSON.stringify([monday]) }))
    ).json();
    expect(added.openingHours).toEqual([monday]);
    const none = await editVenue(
      ali.actor,
      added.id,
      readVenueForm(formOf({ openingHours: '[]' })),
    );
    expect(none.openingHours).toBeNull();
  });
});

describe('a place that is already listed', () => {
  it('is added once, however many add it in parallel', async () => {
    const people = await createPeople(6);
    const responses = await Promise.all(people.map((person) => post(person, formOf())));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await db.venue.count()).toBe(1);
  });

  it('is refused before the captcha is used up, unless the person says that it is a different one', async () => {
    const ali = await createSignedIn();
    const first = await (await post(ali, formOf())).json();
    const form = formOf({ name: ' canal VIEW nets', address: 'By the canal' }, [await jpeg()]);
    form.set('captchaToken', await solvedToken(ali.user.id));
    const again = await post(ali, form);
    expect(again.status).toBe(409);
    expect((await again.json()).error).toBe('Canal View Nets is listed already. Is it this one?');
    form.set('notOneOf', JSON.stringify([first.id]));
    expect((await post(ali, form)).status).toBe(201);
    form.set('notOneOf', '["all"]');
    expect((await post(ali, form)).status).toBe(422);
  });

  it('is treated as a different one elsewhere in the city or in another city', async () => {
    const ali = await createSignedIn();
    await post(ali, formOf());
    const far = { address: 'Elsewhere', latitude: '31.53' };
    expect((await post(ali, formOf(far))).status).toBe(201);
    expect(
      (await post(ali, formOf({ city: 'Karachi', latitude: '24.86', longitude: '67.01' }))).status,
    ).toBe(201);
  });
});

describe('an invalid form', () => {
  it.each<[string, Record<string, string>, string]>([
    ['name', { name: ' ' }, 'Please enter a venue name'],
    ['address', { address: '' }, 'Please enter a venue address or use your location'],
    ['sports', { sports: '[]' }, 'Select at least one sport'],
    ['sports', { sports: '{' }, 'Select at least one sport'],
    ['amenities', { amenities: '["Helipad"]' }, 'Please choose amenities of the list'],
    ['latitude', { latitude: '91' }, 'Latitude must be between -90 and 90'],
    ['longitude', { longitude: '-181' }, 'Longitude must be between -180 and 180'],
    ['latitude', { latitude: '' }, 'Latitude and longitude go together'],
    ['website', { website: 'javascript:alert(1)' }, 'Website must be an address'],
    ['website', { website: 'data:text/html,x' }, 'Website must be an address'],
    ['phone', { phone: 'call me' }, 'Phone must be a number'],
    ['name', { name: 'x'.repeat(121) }, 'Name can have at most 120 characters'],
  ])('has an error message at %s: %j', (path, change, sentence) => {
    expect(() => readVenueForm(formOf(change))).toThrow(
      expect.objectContaining({
        issues: [
          {
            path: expect.stringMatching(`^${path}\\b`),
            message: expect.stringContaining(sentence),
          },
        ],
      }),
    );
  });

  it.each([
    ['sports', { sports: '["Quidditch"]' }, 'Please choose sports of the list'],
    ['country', { country: 'Atlantis' }, 'Please choose a country of the list'],
    [
      'city',
      { city: 'Paris' },
      'We know no city of this name in Pakistan. Please write the nearest one that we may know.',
    ],
  ])('has a value at %s that is in no list of the database', async (path, change, message) => {
    const response = await post(await createSignedIn(), formOf(change));
    expect(response.status).toBe(422);
    expect((await response.json()).issues).toEqual([{ path, message }]);
    expect(await db.venue.count()).toBe(0);
  });
});

it.each([
  ['Kenya', 'nairobi', 'Nairobi', 'Africa/Nairobi'],
  ['Portugal', 'LISBON', 'Lisbon', 'Europe/Lisbon'],
  ['Fiji', 'Suva', 'Suva', 'Pacific/Fiji'],
])('a venue in %s is in %s as the gazetteer spells it', async (country, typed, city, timeZone) => {
  const change = { country, city: typed, area: '', latitude: '', longitude: '' };
  const response = await post(await createSignedIn(), formOf(change));
  expect(response.status).toBe(201);
  expect(await db.venue.findFirstOrThrow()).toMatchObject({ country, city, timeZone });
});

describe('hostile picture files', () => {
  const text = (content: string, name: string, type: string) => new File([content], name, { type });
  const bomb = async () => {
    const create = { width: 8_000, height: 8_000, channels: 3 as const, background: '#000' };
    const bytes = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    return new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
  };

  it.each<[string, () => Promise<File[]> | File[], number, boolean]>([
    ['six files', () => Promise.all(Array.from({ length: 6 }, () => jpeg())), 422, true],
    [
      'a file of 11 MB',
      () => [new File([new Uint8Array(11 << 20)], 'a.jpg', { type: 'image/jpeg' })],
      422,
      true,
    ],
    ['a type that is not a picture', () => [text('x', 'a.pdf', 'application/pdf')], 422, true],
    ['a small file of 64 megapixels', async () => [await bomb()], 413, true],
    ['a good picture without a captcha', async () => [await jpeg()], 422, false],
  ])(
    'are refused with a message, and nothing is stored: %s',
    async (_name, files, status, solved) => {
      const ali = await createSignedIn();
      const before = await countFiles();
      const form = formOf({}, await files());
      if (solved) form.set('captchaToken', await solvedToken(ali.user.id));
      const response = await post(ali, form);
      const body = await response.json();
      expect([response.status, body.error]).toEqual([status, expect.stringMatching(/\w+ \w+/)]);
      expect(await db.venue.count()).toBe(0);
      expect(await db.upload.count({ where: { ownerId: ali.user.id } })).toBe(0);
      expect(await countFiles()).toBe(before);
    },
  );

  it('are each named, and leave the captcha valid for the next attempt', async () => {
    const ali = await createSignedIn();
    const captchaToken = await solvedToken(ali.user.id);
    const before = await countFiles();
    const bad = [
      await jpeg(),
      text('no', 'نقشہ.png', 'image/png'),
      await jpeg(),
      text('MZ', 'b.jpg', 'image/jpeg'),
    ];
    const refused = await post(ali, formOf({ captchaToken }, bad));
    expect([refused.status, await countFiles()]).toEqual([415, before]);
    expect((await refused.json()).issues).toEqual([
      {
        path: 'images.1',
        message: '\u2068نقشہ.png\u2069: Please use a JPG, PNG, WebP or GIF picture.',
      },
      { path: 'images.3', message: 'b.jpg: Please use a JPG, PNG, WebP or GIF picture.' },
    ]);
    const form = async (name: string) => formOf({ captchaToken, name }, [await jpeg()]);
    // Two in parallel with one captcha: it is valid for one success.
    const responses = await Promise.all([
      post(ali, await form('One')),
      post(ali, await form('Two')),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await post(ali, await form('Three'))).status).toBe(422);
  });

  it('leave a captcha that is valid only for the same person and expires', async () => {
    const [ali, sara] = await createPeople(2);
    const captchaToken = await solvedToken(ali.user.id);
    const bad = formOf({ captchaToken }, [text('no', 'b.jpg', 'image/jpeg')]);
    expect((await post(ali, bad)).status).toBe(415);
    const again = formOf({ captchaToken, name: 'Hers' }, [await jpeg()]);
    expect((await post(sara, again)).status).toBe(422);
    await db.captchaPass.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await post(ali, again)).status).toBe(422);
  });

  it('larger than five pictures in total are refused before being read', async () => {
    const ali = await createSignedIn();
    const request = requestTo('/api/venues', {
      method: 'POST',
      body: formOf(),
      cookie: ali.cookie,
    });
    request.headers.set('content-length', String(60 << 20));
    expect((await POST(request, withParams())).status).toBe(413);
  });
});

describe('editing a venue', () => {
  it('changes fields and pictures, and is open to the adder and to admins', async () => {
    const [ali, sara, admin] = await Promise.all([
      createSignedIn(),
      createSignedIn(),
      createSignedIn({ isAdmin: true }),
    ]);
    const form = formOf({}, [await jpeg(), await jpeg()]);
    form.set('captchaToken', await solvedToken(ali.user.id));
    const { id } = await (await post(ali, form)).json();
    const [first, second] = await db.venueImage.findMany({
      where: { venueId: id },
      orderBy: { id: 'asc' },
    });
    const before = await countFiles();
    const kept = JSON.stringify([{ id: second?.id, caption: 'Now first' }]);
    const changed = readVenueForm(formOf({ name: 'Canal Nets', kept }));
    await expect(editVenue(sara.actor, id, changed)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await editVenue(ali.actor, id, changed)).toMatchObject({ name: 'Canal Nets' });
    const left = await db.venueImage.findMany({ where: { venueId: id } });
    expect(left.map(({ id: imageId, caption }) => [imageId, caption])).toEqual([
      [second?.id, 'Now first'],
    ]);
    expect(await db.upload.count({ where: { key: first?.imageKey ?? '' } })).toBe(0);
    expect(await countFiles()).toBe(before - 1);
    await editVenue(admin.actor, id, readVenueForm(formOf({ name: 'By an admin' })));
    expect(await db.venue.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: 'By an admin',
      addedById: ali.user.id,
    });
  });
});
