import type { RequestListener } from 'node:http';
import { createFront, type FrontOptions } from '@/server/web/front';
import { limitIntake } from '@/server/web/intake';
import { requireOwnHost } from '@/server/web/own-host';

/** Everything that a request passes before Next, in this order. */
export function assemble(options: FrontOptions): RequestListener {
  return requireOwnHost(limitIntake(createFront(options)));
}
