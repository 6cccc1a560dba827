import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBarePages } from '@/bench/public-page/bare-app';
import { measure, type Sample } from '@/bench/public-page/load';
import { startProduct } from '@/bench/public-page/product';
import { toReport } from '@/bench/public-page/report';

const { values } = parseArgs({
  options: {
    groups: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
  },
});
const settings = {
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};

/**
 * A public group page against a bare page of the same framework, in turns in one run: uncached against a bare dynamic
 * page, kept against a bare static page; and how long an edit takes to show. Needs `npm run build` before.
 */
async function main(): Promise<void> {
  const product = await startProduct(Number(values.groups));
  const bare = await makeBarePages();
  try {
    const samples: Sample[] = [];
    let firstId = 0;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      samples.push(await measure('bare dynamic', () => `${bare.url}/dynamic`, settings));
      // Every group once: each page is made, none is found.
      const ids = product.groupIds.slice(firstId);
      const uncached = await measure(
        'group, uncached',
        (index) => (index < ids.length ? `${product.url}/group/${ids[index]}` : null),
        settings,
      );
      firstId += uncached.count;
      samples.push(uncached);
      samples.push(await measure('bare static', () => `${bare.url}/static`, settings));
      const kept = `${product.url}/group/${product.groupIds[0]}`;
      await fetch(kept);
      samples.push(await measure('group, kept', () => kept, settings));
    }
    const report = toReport(samples, await product.measureFreshness(5));
    await writeFile(fileURLToPath(new URL('results/public-page.md', import.meta.url)), report);
    console.log(report);
  } finally {
    await bare.stop();
    await product.stop();
  }
}

await main();
