import { expect, it } from 'vitest';
import { on } from '@/lib/platform/db/kysely';
import { transaction } from '@/lib/platform/db/transaction';
import { ADD_VENUE_COUNTRIES, citiesOfCountry } from './fixed-lists';
import { placeAddress } from './place-address';

const lahore = { area: null, city: 'Lahore', country: 'Pakistan' };

it.each([
  [{ ...lahore, address: '12 Main Boulevard', area: 'Gulberg' }, 'Gulberg, Lahore, Pakistan'],
  [{ ...lahore, address: '4 Ferozepur Road, Model Town' }, 'Model Town, Lahore, Pakistan'],
  [{ ...lahore, address: 'Block C model town lahore' }, 'Model Town, Lahore, Pakistan'],
  [{ ...lahore, address: 'Behind the bakery' }, 'Lahore, Pakistan'],
  [{ ...lahore, address: 'x', area: 'Nowhere Colony' }, 'Lahore, Pakistan'],
  [
    { address: 'Marina Walk, Dubai Marina', area: null, city: 'Dubai', country: 'UAE' },
    'Dubai Marina, Dubai, UAE',
  ],
  [
    { address: 'Auto Bahn Road', area: null, city: 'Hyderabad', country: 'Pakistan' },
    'Hyderabad, Pakistan',
  ],
  [
    { address: '1 Avenida da Igreja', area: null, city: 'alvalade', country: 'Portugal' },
    'Alvalade, Lisbon, Portugal',
  ],
])('locates %j in %j', async (address, label) => {
  expect((await placeAddress(address))?.label).toBe(label);
});

it('locates every city that the form offers', async () => {
  for (const { name: country } of ADD_VENUE_COUNTRIES) {
    for (const city of citiesOfCountry(country)) {
      const place = await placeAddress({ address: 'Station Road', area: null, city, country });
      expect(place, `${city}, ${country}`).not.toBeNull();
    }
  }
});

it('returns null for a city that is not in the country', async () => {
  const address = { address: 'x', area: null, city: 'Lahore', country: 'Canada' };
  expect(await placeAddress(address)).toBeNull();
});

it('reads in the transaction that it is given', async () => {
  const address = { ...lahore, address: 'x' };
  const before = await placeAddress(address);
  const undone = transaction(async (tx) => {
    await on(tx)
      .updateTable('places')
      .set({ latitude: 1 })
      .where('id', '=', before?.id ?? '')
      .execute();
    expect((await placeAddress(address, tx))?.latitude).toBe(1);
    expect(await placeAddress(address)).toEqual(before);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});
