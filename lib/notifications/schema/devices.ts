import { z } from 'zod';
import { texts } from '@/lib/notifications/texts';
import { says } from '@/lib/platform/language/say';

const ENDPOINT_LENGTH_MAX = 1_000;

/** The hosts of the browsers' push services. The server posts to this URL, so it must not be an arbitrary one. */
const PUSH_HOSTS =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** Only on the standard port: another port of such a host, or an address with credentials, may reach another service. */
function isPushService({ hostname, port, username, password }: URL): boolean {
  return PUSH_HOSTS.test(hostname) && `${port}${username}${password}` === '';
}

const address = z
  .url({ protocol: /^https$/, ...says(texts, 'noPushAddress') })
  .max(ENDPOINT_LENGTH_MAX);
const endpoint = address.refine(
  (value) => URL.canParse(value) && isPushService(new URL(value)),
  says(texts, 'pushServiceUnknown'),
);
const key = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), says(texts, 'noKey'));

/** In the form of `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  // An uncompressed P-256 point and 16 bytes, in base64url.
  keys: z.object({ p256dh: key(87), auth: key(22) }),
});

/** Any push URL, so that a device whose service is no longer listed can be removed. */
export const unsubscribeDeviceSchema = z.object({ endpoint: address });

export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
