import { z } from 'zod';

const ENDPOINT_LENGTH_MAX = 1_000;

/** The hosts of the browsers' push services. The server posts to this URL, so it must not be an arbitrary one. */
const PUSH_HOSTS =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

const address = z
  .url({ protocol: /^https$/, error: 'That is no push address' })
  .max(ENDPOINT_LENGTH_MAX);
const endpoint = address.refine(
  (value) => URL.canParse(value) && PUSH_HOSTS.test(new URL(value).hostname),
  {
    message: 'That push service is not known',
  },
);
const key = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), 'That is no key');

/** In the form of `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  // An uncompressed P-256 point and 16 bytes, in base64url.
  keys: z.object({ p256dh: key(87), auth: key(22) }),
});

/** Any push URL, so that a device whose service is no longer listed can be removed. */
export const unsubscribeDeviceSchema = z.object({ endpoint: address });

export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
