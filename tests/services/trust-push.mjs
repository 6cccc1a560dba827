import { globalAgent } from 'node:https';

export const PSK_TLS = /** @type {const} */ ({
  ciphers: 'PSK',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
});

/**
 * This process trusts the push service with this key.
 * @param {string} key in hex
 */
export function trustPushService(key) {
  Object.assign(globalAgent.options, PSK_TLS, {
    pskCallback: () => ({ psk: Buffer.from(key, 'hex'), identity: 'maidan' }),
    checkServerIdentity: () => undefined,
  });
}

// As a file to `--import`: for a process of its own, which has the key in its environment.
const { PUSH_SERVICE_KEY } = process.env;
if (PUSH_SERVICE_KEY) trustPushService(PUSH_SERVICE_KEY);
