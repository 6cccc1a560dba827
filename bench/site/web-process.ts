import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The process of the checkout in `folder` that runs the web server at `port`. */
export function webPidOf(folder: string, port: number): number {
  const pid = readdirSync('/proc').find((entry) => {
    try {
      return (
        /^\d+$/.test(entry) &&
        readlinkSync(`/proc/${entry}/cwd`) === folder &&
        readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('/web.mjs') &&
        readFileSync(`/proc/${entry}/environ`, 'utf8').includes(`PORT=${port}\0`)
      );
    } catch {
      return false;
    }
  });
  if (!pid) throw new Error(`no web process in ${folder}`);
  return Number(pid);
}
