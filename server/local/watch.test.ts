import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSources } from '@/server/local/watch.mjs';

let root: string;
let stop: () => void;
let changed: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maidan-watch-'));
  mkdirSync(join(root, 'lib/users'), { recursive: true });
  writeFileSync(join(root, 'lib/users/service.ts'), '');
  changed = vi.fn<() => void>();
  stop = watchSources(root, ['lib', 'server'], changed);
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true, force: true });
});

async function expectReceived(): Promise<void> {
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 10_000 });
  changed.mockClear();
}

describe('watching the sources', () => {
  it('keeps reporting after files are replaced, as editors do', async () => {
    for (let round = 0; round < 5; round += 1) {
      writeFileSync(join(root, 'lib/users/service.ts.tmp'), `${round}`);
      renameSync(join(root, 'lib/users/service.ts.tmp'), join(root, 'lib/users/service.ts'));
      await expectReceived();
    }
  });

  it('reports files in a new folder, and survives a deleted one', async () => {
    mkdirSync(join(root, 'lib/games/service'), { recursive: true });
    writeFileSync(join(root, 'lib/games/service/rsvp.ts'), '');
    await expectReceived();
    rmSync(join(root, 'lib/games'), { recursive: true });
    await expectReceived();
    writeFileSync(join(root, 'lib/users/schema.ts'), '');
    await expectReceived();
  });
});
