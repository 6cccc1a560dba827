import { expect, it } from 'vitest';
import { indexPins, spotsIn, zoomApart } from './clusters';

const WORLD = { south: -85, west: -180, north: 85, east: 180 };
const pins = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  name: `Venue ${index + 1}`,
  latitude: 31.4 + (index % 25) * 0.01,
  longitude: 74.2 + Math.floor(index / 25) * 0.01,
}));

it('counts every pin once, at every zoom', () => {
  const index = indexPins(pins);
  for (const zoom of [2, 6, 10, 12, 14, 17]) {
    const spots = spotsIn(index, WORLD, zoom);
    const total = spots.reduce((sum, spot) => sum + ('count' in spot ? spot.count : 1), 0);
    expect(total).toBe(500);
  }
  expect(spotsIn(index, WORLD, 2)).toHaveLength(1);
  expect(spotsIn(index, WORLD, 17)).toHaveLength(500);
});

it('finds the zoom at which a cluster splits', () => {
  const index = indexPins(pins);
  const [cluster] = spotsIn(index, WORLD, 6);
  if (!cluster || !('clusterId' in cluster)) throw new Error('expected a cluster');
  const zoom = zoomApart(index, cluster.clusterId);
  expect(spotsIn(index, WORLD, zoom).length).toBeGreaterThan(1);
});
