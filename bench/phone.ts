import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureFirstClicks } from '@/bench/phone/first-click';
import { measureWithLighthouse } from '@/bench/phone/lighthouse';
import { currentLoad, type PhoneFigures, toReport } from '@/bench/phone/report';
import { measureRequests } from '@/bench/phone/requests';
import { measureVisit, startSite } from '@/bench/phone/sites';
import { launchBrowser } from '@/bench/site/phone';

const { values } = parseArgs({
  options: {
    /** `lighthouse`, `members` or `first`: only that part, without a report. */
    part: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    clicks: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
});
const wants = (part: 'lighthouse' | 'members' | 'first') => (values.part ?? part) === part;
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
/** A 95th percentile needs more than a median. */
const times = Number(values.clicks ?? 4 * rounds);

const site = await startSite();
const loads = [currentLoad()];
const figures: PhoneFigures = {};
const browser = await launchBrowser();
try {
  if (wants('lighthouse'))
    figures.lighthouse = await measureWithLighthouse({ url: site.url, pages: site.pages }, rounds);
  if (wants('members')) {
    figures.visit = await measureVisit(browser, site, rounds);
    figures.requests = await measureRequests(site, rounds);
    figures.members = await measureWithLighthouse({ ...site, pages: site.members }, rounds);
  }
  if (wants('first')) figures.clicks = await measureFirstClicks(browser, site, { times, slowdown });
} finally {
  await browser.close();
  await site.stop();
}
const report = toReport(figures, { rounds, slowdown, loads: [...loads, currentLoad()] });
console.warn(report);
if (!values.part) {
  await writeFile(fileURLToPath(new URL('results/phone.md', import.meta.url)), report);
}
