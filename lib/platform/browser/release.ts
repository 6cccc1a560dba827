import { RELEASE_HEADER } from '@/lib/platform/http/release';

// Choices are saved at once or made again quickly; a search is in the address.
const WRITTEN_FIELDS = ['search', 'hidden', 'checkbox', 'radio'].reduce(
  (fields, type) => `${fields}:not([type=${type}])`,
  'textarea, input',
);

/** The release that answered last. */
let answered: string | null = null;

/** To be told of each answer of the API. */
export function noteRelease(headers: Headers): void {
  answered = headers.get(RELEASE_HEADER) ?? answered;
}

/** Whether the server runs another release than the one that made this page. */
function isOutdated(): boolean {
  const { release } = document.documentElement.dataset;
  return release !== undefined && answered !== null && release !== answered;
}

/** Whether a field holds what somebody has written since the page was loaded. */
function hasWriting(): boolean {
  const { entries } = window.beforeHydration ?? {};
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_FIELDS);
  return [...fields].some((field) => field.value.trim() !== '' && entries?.has(field));
}

/**
 * Whether the page may be read again in its place. Next answers a browser of an earlier release with a whole page, which
 * would empty its fields: that has to wait for the next navigation.
 */
export function mayReread(): boolean {
  return !(isOutdated() && hasWriting());
}
