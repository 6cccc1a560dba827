import { type ChildProcess, spawn } from 'node:child_process';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { freePort } from '../../server/local/ports.mjs';
import { expect as quickly, test } from './fixtures';

const expect = quickly.configure({ timeout: 40_000 });

/** A second web process on the same database, as in a larger installation. */
function startSecondWeb(port: number): ChildProcess {
  const args = ['dist/web.mjs', '--port', String(port)];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  return spawn(process.execPath, args, { env, stdio: 'ignore' });
}

test('an edit shows at once on a page that another process has cached', {
  tag: '@desktop',
}, async ({ page, request, signInAs, baseURL }) => {
  test.slow();
  const [before, after] = [`Before ${uniqueText()}`, `After ${uniqueText()}`];
  const owner = await createOnboardedUser();
  const group = await createGroup({ creatorId: owner.id, name: before });
  const port = await freePort();
  const second = startSecondWeb(port);
  const elsewhere = () => request.get(`http://127.0.0.1:${port}/group/${group.id}`);
  try {
    // Cached there from the moment it receives invalidations; from then on it does not read the database for ten minutes.
    await expect(async () => {
      const answer = await elsewhere();
      expect(answer.headers()['cache-status']).toBe('maidan; hit');
      expect(await answer.text()).toContain(before);
    }).toPass();
    await signInAs(owner.id);
    const changed = await page.request.put(`/api/groups/${group.id}`, {
      data: { name: after },
      headers: { origin: baseURL ?? '' },
    });
    expect(changed.status()).toBe(200);
    await expect(async () => expect(await (await elsewhere()).text()).toContain(after)).toPass();
  } finally {
    second.kill();
  }
});
