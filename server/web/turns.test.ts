import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from '@/server/web/turns';

const create = (changed = {}) =>
  new Turns({ atOnce: 2, waitingMaxPerAddress: 60, waitingMax: 100, waitMsMax: 5_000, ...changed });
const here = () => false;

it('never gives more turns at once than there are', async () => {
  const turns = create();
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const end = await turns.take(`a${index % 3}`, here);
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      end?.();
      end?.();
    }),
  );
  expect(most).toBe(2);
});

it('lets whoever asks for one page pass those who ask for many', async () => {
  const turns = create({ atOnce: 1 });
  const order: string[] = [];
  const ask = async (key: string, name = key) => {
    const end = await turns.take(key, here);
    order.push(name);
    await sleep(0);
    end?.();
  };
  const many = Array.from({ length: 30 }, (_, index) => ask('many', `many ${index}`));
  await Promise.all([...many, ask('one'), ask('two')]);
  expect(order.indexOf('one')).toBeLessThan(4);
  expect(order.indexOf('two')).toBeLessThan(5);
  expect(order.filter((name) => name.startsWith('many'))).toEqual(
    Array.from({ length: 30 }, (_, index) => `many ${index}`),
  );
});

it('refuses when too many wait, and who has waited too long', async () => {
  const turns = create({ atOnce: 1, waitingMaxPerAddress: 1, waitingMax: 2, waitMsMax: 20 });
  const end = await turns.take('a', here);
  const [first, second] = [turns.take('a', here), turns.take('b', here)];
  expect(await turns.take('a', here)).toBeNull();
  expect(await turns.take('c', here)).toBeNull();
  expect(await Promise.all([first, second])).toEqual([null, null]);
  end?.();
  expect(await turns.take('a', here)).toBeTypeOf('function');
});

it('gives no turn to who is gone', async () => {
  const turns = create({ atOnce: 1 });
  const end = await turns.take('a', here);
  const gone = turns.take('a', () => true);
  const next = turns.take('b', here);
  end?.();
  expect(await gone).toBeNull();
  expect(await next).toBeTypeOf('function');
});
