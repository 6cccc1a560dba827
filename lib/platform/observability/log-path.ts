const SECRET_LENGTH_MIN = 24;

/** The path of a URL as it may be logged: without its query, and with '…' for parts long enough to be a secret. */
export function pathForLog(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/');
  return parts.map((part) => (part.length < SECRET_LENGTH_MIN ? part : '…')).join('/');
}
