import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser, openPhone } from '@/bench/site/phone';
import { ask } from '@/tests/chaos/ask';
import { type ChaosGroup, createPeople } from '@/tests/chaos/people';
import { startStack } from '@/tests/chaos/stack';

// npm run bench -- memory [--rounds 50] [--messages 40]
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    messages: { type: 'string', default: '40' },
  },
});
const [rounds = 0, messagesARound = 0] = [values.rounds, values.messages].map(Number);
const NAVIGATIONS_A_ROUND = 10;
/** The first rounds load the screens' scripts and fill the lists; growth counts from here. */
const WARM_UP = 5;
const LOOK_EVERY = 5;
/** No faster, because a person may read only so much in a minute. */
const ROUND_MS_MIN = 6_000;

interface Look {
  round: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

const stack = await startStack({ built: true, services: ['sidecarA', 'worker', 'webA'] });
const browser = await launchBrowser();
try {
  const { groups } = await createPeople(stack.url, { groups: 1, membersEach: 12 });
  const [group] = groups;
  const [me] = group?.members ?? [];
  if (!group || !me) throw new Error('there is nobody');
  const site = `http://127.0.0.1:${stack.proxies.site.port}`;
  const { page, session } = await openPhone(browser, { url: site, cookie: me.cookie });
  await page.goto(site);
  const looks: Look[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all([goRound(page, group), sleep(ROUND_MS_MIN)]);
    if (round === WARM_UP || round % LOOK_EVERY === 0) looks.push(await look(session, round));
  }
  const report = toReport(looks);
  console.warn(report);
  writeFileSync('bench/results/memory.md', report);
} finally {
  await browser.close();
  await stack.stop();
}

/** Ten navigations without loading a document, and messages that arrive in the open chat and on other screens. */
async function goRound(page: Page, group: ChaosGroup): Promise<void> {
  const bar = (entry: string) =>
    page.getByRole('navigation').getByRole('link', { name: entry }).filter({ visible: true });
  const groups = () => page.getByRole('heading', { level: 1, name: 'Groups' }).waitFor();
  await bar('Groups').click();
  await groups();
  await page.getByRole('main').getByRole('link', { name: 'Chaos' }).first().click();
  await page.waitForURL(`**/group/${group.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Nets' }).first().click();
  await page.waitForURL('**/game/*');
  await say(group, messagesARound / 2);
  await page.goBack();
  await page.waitForURL(`**/group/${group.id}`);
  await page.goBack();
  await groups();
  await bar('Players').click();
  await page.waitForURL('**/players');
  await bar('Sports').click();
  await page.waitForURL('**/sports');
  await bar('Messages').click();
  await page.waitForURL('**/messages');
  await page.getByRole('main').getByRole('button', { name: /Chaos/ }).first().click();
  await page.getByRole('log').waitFor();
  const last = await say(group, messagesARound / 2);
  if (last) await page.getByRole('log').getByText(last).waitFor();
  await page.goBack();
  await page.getByRole('log').waitFor({ state: 'hidden' });
  await bar('Discover').click();
  await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor();
}

/** The others write in turns. @returns the last text */
async function say(group: ChaosGroup, count: number): Promise<string> {
  let content = '';
  for (let n = 0; n < count; n += 1) {
    const sender = group.members[1 + (n % (group.members.length - 1))];
    content = `See you at seven ${randomUUID()}`;
    const body = { groupId: group.id, content, clientMsgId: randomUUID() };
    const { status, text } = await ask(stack.ports.webA, sender?.cookie ?? '', {
      path: '/api/messages',
      body,
    });
    if (status !== 201) throw new Error(`${status} ${text}`);
  }
  return content;
}

async function look(session: CDPSession, round: number): Promise<Look> {
  // Twice: what the first collection finalises is free only after the second.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (key: string) => metrics.find((metric) => metric.name === key)?.value ?? 0;
  return {
    round,
    heapMb: valueOf('JSHeapUsedSize') / 1_048_576,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

function toReport(looks: readonly Look[]): string {
  const [first] = looks;
  const rows = looks.map(({ round, heapMb, nodes, listeners }) => {
    const growth = 100 * (heapMb / (first?.heapMb ?? heapMb) - 1);
    const cells = [
      round * NAVIGATIONS_A_ROUND,
      round * messagesARound,
      `${heapMb.toFixed(1)} MB`,
      `${growth.toFixed(1)} %`,
      nodes,
      listeners,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Memory of a tab that stays open

One tab of a phone's size on the built product: rounds of ten navigations over Groups, a group, a game, Players, Sports, Messages, a
chat and Discover, while ${messagesARound} messages of eleven others arrive in each, half of them in the open chat. The heap after the garbage
collector has run. Goal: ${rounds * NAVIGATIONS_A_ROUND} navigations and ${rounds * messagesARound} messages add less than 20 % to what the first ${WARM_UP * NAVIGATIONS_A_ROUND} have left.

| navigations | messages | heap | growth | nodes | listeners |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
