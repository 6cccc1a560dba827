const KEY = 'maidan:viewer';
const MEMBER = 'member';

/**
 * The session cookie is out of a script's reach, so the browser keeps a note of which frame it showed last. A static page
 * then paints the right one at once, and nothing moves when the answer about the viewer comes. Says nothing about rights.
 */
export function rememberMember(): void {
  write(() => localStorage.setItem(KEY, MEMBER));
}

export function forgetMember(): void {
  write(() => localStorage.removeItem(KEY));
}

export function wasMember(): boolean {
  try {
    return localStorage.getItem(KEY) === MEMBER;
  } catch {
    return false;
  }
}

function write(change: () => void): void {
  try {
    change();
  } catch {
    // Storage may be closed to this page (private windows); then the guest frame shows for a moment.
  }
}

/** Runs in the page before its first paint, inside the element that carries `data-viewer`. */
export const VIEWER_HINT_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='${MEMBER}')document.currentScript.parentElement.dataset.viewer='${MEMBER}'}catch{}`;
