// Lines of programs that run before the product's own log, or without it.
export const INFO = 30;
export const WARN = 40;
export const ERROR = 50;

/** As the log of the product: one line of JSON. */
export function logLine(level, msg, error) {
  const err = error && { message: error.message };
  console.log(JSON.stringify({ level, time: Date.now(), msg, ...(err && { err }) }));
}

/** A line of the log where the output is one, else for whoever looks. */
export function sayOrLog(level, msg, error) {
  if (process.env.NODE_ENV === 'production' && !process.stdout.isTTY) logLine(level, msg, error);
  else console[level === INFO ? 'log' : 'error'](error ?? msg);
}

/** The sentence of a line of the log that says nothing else; any other line as it is. */
export function inWords(line) {
  try {
    const { msg, level, time: _time, ...more } = JSON.parse(line);
    return typeof msg === 'string' && level >= ERROR && Object.keys(more).length === 0 ? msg : line;
  } catch {
    return line;
  }
}
