import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBarePages } from '@/bench/public-page/bare-app';
import { measure, type Sample } from '@/bench/public-page/load';
import { startProduct } from '@/bench/public-page/product';
import { toPageReport } from '@/bench/venues/report-page';
import { fillWithReviewedVenues } from '@/bench/venues/reviewed';

const { values } = parseArgs({
  options: {
    venues: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
  },
});
const settings = { seconds: Number(values.seconds), connections: Number(values.connections) };

/**
 * A venue page with 20 reviews against a bare dynamic page of the same framework, interleaved in one run: as served (cached
 * after the first request) and as rendered (each venue once). Needs `npm run build` first.
 */
async function main(): Promise<void> {
  const product = await startProduct(1);
  const bare = await makeBarePages();
  try {
    const venueIds = await fillWithReviewedVenues(product.databaseUrl, Number(values.venues));
    const kept = `${product.url}/venue/${venueIds[0]}`;
    const samples: Sample[] = [];
    let first = 1;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      samples.push(await measure('bare dynamic', () => `${bare.url}/dynamic`, settings));
      const ids = venueIds.slice(first);
      const made = await measure(
        'venue, made',
        (index) => (index < ids.length ? `${product.url}/venue/${ids[index]}` : null),
        settings,
      );
      first += made.count;
      samples.push(made);
      await fetch(kept);
      samples.push(await measure('venue, kept', () => kept, settings));
    }
    const html = await (await fetch(kept)).text();
    const report = toPageReport(samples, html);
    await writeFile(fileURLToPath(new URL('results/venue-page.md', import.meta.url)), report);
    console.log(report);
  } finally {
    await bare.stop();
    await product.stop();
  }
}

await main();
