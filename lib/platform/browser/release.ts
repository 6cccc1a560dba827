import { RELEASE_HEADER } from '@/lib/platform/http/release';

// Losing other fields costs little: choices are saved at once or quickly made again, and a search is in the address.
const WRITTEN_FIELDS = ['search', 'hidden', 'checkbox', 'radio'].reduce(
  (fields, type) => `${fields}:not([type=${type}])`,
  'textarea, input',
);

let answered: string | null = null;

/** Call with the headers of every API response. */
export function recordRelease(headers: Headers): void {
  answered = headers.get(RELEASE_HEADER) ?? answered;
}

/** Whether the server runs another release than the one that rendered this page. */
function isOutdated(): boolean {
  const { release } = document.documentElement.dataset;
  return release !== undefined && answered !== null && release !== answered;
}

/** Whether a field holds text typed since the page was loaded. */
function hasUnsavedText(): boolean {
  const { entries } = window.beforeHydration ?? {};
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_FIELDS);
  return [...fields].some((field) => field.value.trim() !== '' && entries?.has(field));
}

/**
 * Whether the page may be refreshed in place. After an upgrade Next responds to a refresh with a full page load, which would
 * empty the fields: then it has to wait for the next navigation.
 */
export function mayRefresh(): boolean {
  return !(isOutdated() && hasUnsavedText());
}
