import { setTimeout as sleep } from 'node:timers/promises';
import type { Proxy } from './proxy';
import type { ServiceName, Stack } from './stack';

interface Ground {
  stack: Stack;
  proxies: { web: Proxy; sidecarA: Proxy; sidecarB: Proxy };
}

export interface Fault {
  name: string;
  /** Causes a fault and repairs it. */
  run: (ground: Ground) => Promise<void>;
}

const killed = (name: ServiceName): Fault => ({
  name: `kill -9 of ${name}`,
  run: async ({ stack }) => {
    await stack.kill(name);
    await stack.start(name);
  },
});

const frozen = (name: ServiceName, seconds: number): Fault => ({
  name: `${name} frozen for ${seconds} s`,
  run: async ({ stack }) => {
    stack.signal(name, 'SIGSTOP');
    await sleep(seconds * 1_000);
    stack.signal(name, 'SIGCONT');
  },
});

const blackHole = (name: keyof Ground['proxies'], seconds: number): Fault => ({
  name: `${name} black-holed for ${seconds} s`,
  run: async ({ proxies }) => {
    proxies[name].blackHole(true);
    await sleep(seconds * 1_000);
    proxies[name].blackHole(false);
  },
});

const away = (name: ServiceName, seconds: number): Fault => ({
  name: `${name} gone for ${seconds} s`,
  run: async ({ stack }) => {
    await stack.kill(name);
    await sleep(seconds * 1_000);
    await stack.start(name);
  },
});

const POSTGRES: Fault = {
  name: 'kill -9 of Postgres',
  run: async ({ stack }) => {
    stack.killPostgres();
    await sleep(1_000);
  },
};

const CUT: Fault = {
  name: 'all connections cut',
  run: async ({ proxies }) => {
    for (const proxy of Object.values(proxies)) proxy.cut();
  },
};

/** For the CI run: one of each kind, short. */
export const SHORT_FAULTS: Fault[] = [killed('sidecarA'), killed('web'), POSTGRES, CUT];

export const LONG_FAULTS: Fault[] = [
  killed('sidecarA'),
  killed('sidecarB'),
  killed('web'),
  POSTGRES,
  killed('worker'),
  frozen('web', 5),
  frozen('sidecarA', 5),
  CUT,
  blackHole('web', 5),
  blackHole('sidecarB', 10),
  away('sidecarA', 60),
  POSTGRES,
];
