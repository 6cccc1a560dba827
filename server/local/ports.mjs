import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { PlainError } from './plain-error.mjs';
import { waitUntil } from './processes.mjs';

// A program on one of these addresses would serve http://localhost:PORT instead of us, or prevent us from binding.
const LOCAL_ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Below the ports that Linux, macOS and Windows give to outgoing connections. */
const FREE = [20_000, 32_000];
const TRIES = 20;

/** A free TCP port on loopback, which no outgoing connection takes before the program listens. */
export async function freePort() {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...FREE);
    if (!(await portProblem(port, ['127.0.0.1'])) && (await reserve(port))) return port;
  }
  return (await listenOnce(0, '127.0.0.1')).port;
}

/** The error code for binding `port`, or undefined when it is free. */
export async function portProblem(port, hosts = LOCAL_ADDRESSES) {
  for (const host of new Set(hosts)) {
    const { code } = await listenOnce(port, host);
    if (code && !NO_SUCH_ADDRESS.has(code)) return code;
  }
  return undefined;
}

/** `wanted`, or any free port for 0. Waits up to `graceMs` for processes of an earlier, killed instance to release it. */
export async function claimPort(wanted, { host, graceMs = 0 }) {
  if (wanted === 0) return freePort();
  let problem;
  const isFree = async () => !(problem = await portProblem(wanted, [host, ...LOCAL_ADDRESSES]));
  if (await waitUntil(isFree, graceMs, 100)) return wanted;
  throw new PlainError(
    problem === 'EACCES'
      ? `Port ${wanted} needs administrator rights. Choose another: PORT=3001 npm start`
      : `Port ${wanted} is already in use. Stop what uses it, or choose another: PORT=${wanted + 1} npm start`,
  );
}

// Holds the UDP port of the same number while this process lives: two instances that look at the same time get different ports,
// however long the program takes until it listens.
function reserve(port) {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve({ port: bound }));
    });
  });
}
