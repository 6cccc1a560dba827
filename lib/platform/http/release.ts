/** The response header with the release that handled a call. */
export const RELEASE_HEADER = 'x-release';

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanRelease?: string };

/** Called by the web process with the id of the build that it serves, before Next renders a page. */
export function setRelease(release: string): void {
  holder.maidanRelease = release;
}

/** The id of the running build; undefined in development, where there is none. */
export const currentRelease = (): string | undefined => holder.maidanRelease;
