import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { startProduct } from '@/bench/public-page/product';
import { launchBrowser, openPhone, PHONE } from '@/bench/site/phone';
import { insertRow, insertRows } from '@/prisma/rows/insert-rows';
import { createCrowd } from '@/tests/factories/crowd';
import { onDatabase } from '@/tests/factories/on-database';

// npm run bench -- chat-scroll [--messages 5000] [--slowdown 4] [--rounds 3]
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '5000' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const [messages, slowdown, rounds] = [values.messages, values.slowdown, values.rounds].map(Number);
/** Each way, in pixels and pixels a second. */
const SWIPE = { distance: 12_000, speed: 2_400 };
/** A frame that came after this was late for 60 a second. */
const LATE_MS = 25;

/**
 * Moves the chat in each frame, down and up again, and tells when the frames came. As text: what is compiled for Node names its
 * functions by a helper that the page has not.
 */
const SWIPE_SCRIPT = `new Promise((resolve) => {
  const log = document.querySelector('[role=log]');
  const times = [];
  const start = log.scrollTop;
  let furthest = 0;
  requestAnimationFrame(function move(now) {
    times.push(now);
    const gone = ((now - times[0]) * ${SWIPE.speed}) / 1000;
    if (gone >= 2 * ${SWIPE.distance}) return resolve({ times, furthest });
    log.scrollTop = start + (gone < ${SWIPE.distance} ? gone : 2 * ${SWIPE.distance} - gone);
    furthest = Math.max(furthest, log.scrollTop - start);
    requestAnimationFrame(move);
  });
})`;

interface Scrolled {
  perSecond: number;
  late: number;
  p95Ms: number;
  taskMs: number;
}

const product = await startProduct(1);
const browser = await launchBrowser();
try {
  const { cookie, other } = await fillChat(product.databaseUrl, messages ?? 0);
  const { page, session } = await openPhone(browser, { url: product.url, cookie });
  await page.goto(`${product.url}/messages?to=${other}`);
  const shown = await loadAll(page);
  const rows: string[] = [];
  for (const factor of [1, slowdown ?? 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
    const measured: Scrolled[] = [];
    for (let round = 0; round < (rounds ?? 1); round += 1)
      measured.push(await scroll(page, session));
    rows.push(toRow(factor, measured));
  }
  const report = `# Scrolling a chat

${shown} messages loaded in a phone's window of ${PHONE.width} by ${PHONE.height}, moved by ${SWIPE.distance} pixels and back at ${SWIPE.speed} a second,
frame by frame, the processor throttled by Chrome; the median of ${rounds} rounds. Goal: 60 frames a second at 4×. A frame is late after ${LATE_MS} ms. Work is the
time of the main thread for a frame, of which 60 a second leave 16.7 ms.

| throttle | frames a second | late | p95 between frames | work a frame |
|---|---|---|---|---|
${rows.join('\n')}
`;
  console.warn(report);
  await writeFile('bench/results/chat-scroll.md', report);
} finally {
  await browser.close();
  await product.stop();
}

/** Two people who have written to each other in turns, some of it long, some of it as an answer. */
async function fillChat(url: string, count: number): Promise<{ cookie: string; other: number }> {
  return onDatabase(url, async (client) => {
    const { ids, cookies } = await createCrowd(client, 2);
    const [me = 0, other = 0] = ids;
    await client.query("UPDATE users SET location = 'Lahore', public_location = 'Lahore'");
    const now = Date.now();
    const chat = await insertRow(client, 'conversations', {
      type: 'direct',
      userLo: me,
      userHi: other,
      lastSeq: count,
      lastMessageAt: new Date(now),
      lastPreview: 'See you there',
    });
    const members = ids.map((userId) => ({ conversationId: chat.id, userId, lastReadSeq: count }));
    await insertRows(client, 'conversationMembers', members);
    await insertRows(
      client,
      'messages',
      Array.from({ length: count }, (_, index) => ({
        conversationId: chat.id,
        seq: index + 1,
        senderId: ids[index % 3 === 0 ? 0 : 1] ?? me,
        clientMsgId: randomUUID(),
        content: `${index + 1}: ${'are you playing tonight at the usual place? '.repeat((index % 7) + 1)}`,
        createdAt: new Date(now - (count - index) * 600_000),
      })),
    );
    return { cookie: cookies[0] ?? '', other };
  });
}

/** Scrolls up until the first message is there. @returns the number of messages */
async function loadAll(page: Page): Promise<number> {
  const log = page.getByRole('log');
  await log.waitFor();
  const first = log.locator('[data-seq="1"]');
  while ((await first.count()) === 0) {
    await log.evaluate(async (element) => {
      element.scrollTo({ top: 0 });
      // Until more is above, or the first message is there.
      while (element.scrollTop === 0 && !element.querySelector('[data-seq="1"]')) {
        await new Promise(requestAnimationFrame);
      }
    });
  }
  return Number(messages);
}

/** One swipe up and one down, from the middle. */
async function scroll(page: Page, session: CDPSession): Promise<Scrolled> {
  await page.getByRole('log').evaluate(async (element) => {
    element.scrollTo({ top: element.scrollHeight / 2 });
    // Rows that are new are measured in the first frames.
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  const before = await taskSeconds(session);
  const { times, furthest } = await page.evaluate<{ times: number[]; furthest: number }>(
    SWIPE_SCRIPT,
  );
  const spent = (await taskSeconds(session)) - before;
  if (furthest < SWIPE.distance / 2) throw new Error(`the chat moved by ${furthest} pixels`);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    perSecond: gaps.length / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000),
    late: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    taskMs: (spent * 1_000) / gaps.length,
  };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

function toRow(factor: number, measured: Scrolled[]): string {
  const median = (of: (each: Scrolled) => number) =>
    measured.map(of).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  const late = `${(100 * median(({ late }) => late)).toFixed(1)} %`;
  const cells = [
    median(({ perSecond }) => perSecond).toFixed(1),
    late,
    `${median(({ p95Ms }) => p95Ms).toFixed(1)} ms`,
    `${median(({ taskMs }) => taskMs).toFixed(1)} ms`,
  ];
  return `| ${factor}× | ${cells.join(' | ')} |`;
}
