import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureFirstPresses } from '@/bench/phone/first-press';
import { measureWithLighthouse } from '@/bench/phone/lighthouse';
import { measureNavigation, measureScroll } from '@/bench/phone/navigation';
import { currentLoad, type PhoneFigures, toReport } from '@/bench/phone/report';
import { measureScenes } from '@/bench/phone/scenes';
import { measureMemberPages } from '@/bench/phone/signed-in';
import { startSites } from '@/bench/phone/sites';
import { launchBrowser } from '@/bench/site/phone';

const PARTS = ['lighthouse', 'first', 'signed', 'navigation'];

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: PARTS.join() },
    rounds: { type: 'string', default: '5' },
    presses: { type: 'string' },
    requests: { type: 'string', default: '200' },
    slowdown: { type: 'string', default: '4' },
  },
});
const parts = values.part.split(',');
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`No part is called ${unknown}: ${PARTS.join(', ')}`);
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
/** A 95th percentile needs more than a median. */
const times = Number(values.presses ?? 4 * rounds);

/** Pages of the product on a phone beside bare pages of the same framework. Builds the product first when it must. */
async function main(): Promise<void> {
  const sites = await startSites();
  const loads = [currentLoad()];
  const figures: PhoneFigures = {};
  const browser = await launchBrowser();
  try {
    if (parts.includes('lighthouse')) {
      figures.lighthouse = await measureWithLighthouse(sites, rounds);
    }
    if (parts.includes('first')) {
      figures.presses = await measureFirstPresses(browser, sites, { times, slowdown });
    }
    if (parts.includes('signed')) {
      const requests = Number(values.requests);
      figures.members = await measureMemberPages(browser, sites, { rounds, requests, slowdown });
      figures.scenes = await measureScenes(browser, sites, { rounds, slowdown });
    }
    if (parts.includes('navigation')) {
      figures.navigation = await measureNavigation(browser, sites, { rounds, slowdown });
      figures.unslowed = await measureNavigation(browser, sites, { rounds, slowdown: 1 });
      figures.scroll = await measureScroll(browser, sites, slowdown);
    }
  } finally {
    await browser.close();
    await sites.stop();
  }
  const report = toReport(figures, { rounds, slowdown, loads: [...loads, currentLoad()] });
  console.warn(report);
  if (parts.length === PARTS.length) {
    await writeFile(fileURLToPath(new URL('results/phone.md', import.meta.url)), report);
  }
}

await main();
