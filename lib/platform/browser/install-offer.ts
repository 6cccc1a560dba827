/** Chromium's event; not in the types of the DOM. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** How this browser installs the app: by a prompt, or by two taps in Safari's menu. Null: installed, or impossible. */
export type InstallOffer = 'ask' | 'ios' | null;

let held: InstallEvent | null = null;
const listeners = new Set<() => void>();

function hold(event: InstallEvent | null): void {
  held = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser from asking by itself, until somebody has a reason to install. @returns a function that stops it */
export function holdInstallOffer(): () => void {
  const offered = (event: Event) => {
    event.preventDefault();
    hold(event as InstallEvent);
  };
  const installed = () => hold(null);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', installed);
  };
}

const IOS = /iPhone|iPad|iPod/;
/** Other browsers on iOS, whose menus differ. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPT\//;

export const installOffer = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): InstallOffer => {
    if (matchMedia('(display-mode: standalone)').matches) return null;
    if (held) return 'ask';
    const { userAgent } = navigator;
    return IOS.test(userAgent) && !NOT_SAFARI.test(userAgent) ? 'ios' : null;
  },
  readOnServer: (): InstallOffer => null,
};

/** The browser allows its prompt once. */
export async function install(): Promise<void> {
  const event = held;
  hold(null);
  await event?.prompt();
}
