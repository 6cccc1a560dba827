// For programs that run before the product's own log, or without it.
export const INFO = 30;
export const WARN = 40;
export const ERROR = 50;

/** One line of JSON in the product's format. */
export function logLine(level, msg, error) {
  const err = error && { message: error.message };
  console.log(JSON.stringify({ level, time: Date.now(), msg, ...(err && { err }) }));
}

/** A line of the log where the output is a log, else plain text for the terminal. */
export function sayOrLog(level, msg, error) {
  if (process.env.NODE_ENV === 'production' && !process.stdout.isTTY) logLine(level, msg, error);
  else console[level === INFO ? 'log' : 'error'](error ?? msg);
}

/** The sentence of a log line that has no other fields; any other line unchanged. */
export function inWords(line) {
  try {
    const { msg, level, time: _time, ...more } = JSON.parse(line);
    return typeof msg === 'string' && level >= ERROR && Object.keys(more).length === 0 ? msg : line;
  } catch {
    return line;
  }
}
