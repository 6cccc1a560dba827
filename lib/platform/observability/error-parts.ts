import { fileURLToPath } from 'node:url';

export interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const CAUSES_MAX = 3;
const FRAMES_MAX = 30;

export function chainOf(error: unknown): unknown[] {
  const chain = [error];
  while (chain.length <= CAUSES_MAX) {
    const last = chain.at(-1);
    if (!(last instanceof Error) || last.cause === undefined || last.cause === null) break;
    chain.push(last.cause);
  }
  return chain;
}

const FRAME = /^\s+at (?:async )?(?:(.+?) \()?((?:file:|node:|\/|[A-Z]:\\).*):(\d+):(\d+)\)?$/;

/** The innermost call comes last. */
export function framesOf(error: unknown): Frame[] {
  if (!(error instanceof Error) || !error.stack) return [];
  // The stack begins with the message, which may look like a frame.
  const at = error.stack.indexOf(error.message);
  const calls = error.stack.slice(at < 0 ? 0 : at + error.message.length);
  return calls
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', file = '', lineno, colno] = FRAME.exec(line) ?? [];
      if (!file) return [];
      const filename = shortened(file);
      const frame = { function: name, filename, lineno: Number(lineno), colno: Number(colno) };
      return [{ ...frame, in_app: !/^node:|node_modules/.test(filename) }];
    })
    .slice(0, FRAMES_MAX)
    .toReversed();
}

/** Starts at the product's folder: the path before it may name an account of the machine. */
function shortened(file: string): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return path.replace(process.cwd(), '').replace(/^[/\\]/, '');
}
