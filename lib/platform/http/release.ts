/** Names the release that answered a call. */
export const RELEASE_HEADER = 'x-release';

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanRelease?: string };

/** The web process says which build it serves, before Next renders a page. */
export function setRelease(release: string): void {
  holder.maidanRelease = release;
}

/** The id of the build that runs; undefined without one, in development. */
export const currentRelease = (): string | undefined => holder.maidanRelease;
