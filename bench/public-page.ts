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
 * A public group page against a bare page of the same framework, interleaved in one run: uncached against a bare dynamic page,
 * cached against a bare static page, both beside bare pages with the group page's own markup. Also how long an edit takes to
 * show. Needs `npm run build` first.
 */
async function main(): Promise<void> {
  const product = await startProduct(Number(values.groups));
  const kept = `${product.url}/group/${product.groupIds[0]}`;
  const bare = await makeBarePages({ html: await (await fetch(kept)).text() });
  const samples: Sample[] = [];
  let firstId = 1;
  let firstTwin = 2;
  const ask = async (name: string, urlOf: (index: number) => string | null) => {
    const sample = await measure(name, urlOf, settings);
    samples.push(sample);
    return sample;
  };
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      await ask('bare dynamic', () => `${bare.url}/dynamic`);
      await ask('same markup, dynamic', () => `${bare.url}/twin-dynamic`);
      const twin = (index: number) => `${bare.url}/twin/${firstTwin + index}`;
      firstTwin += (await ask('same markup, made and kept', twin)).count + settings.connections;
      // Each group once, so that every page is rendered and none comes from the cache.
      const ids = product.groupIds.slice(firstId);
      const group = (index: number) =>
        index < ids.length ? `${product.url}/group/${ids[index]}` : null;
      firstId += (await ask('group, uncached', group)).count + settings.connections;
      await ask('bare static', () => `${bare.url}/static`);
      await ask('same markup, static', () => `${bare.url}/twin-static`);
      await ask('same markup, kept', () => `${bare.url}/twin/1`);
      await ask('group, kept', () => kept);
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
