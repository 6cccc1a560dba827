import { setCity } from '@/lib/platform/city/city';
import { toCity } from '@/lib/platform/env/city-schema';
import { parseServerEnv, type ServerEnv } from '@/lib/platform/env/schema';
import { countryName } from '@/lib/platform/geocoding/country-name';

/** The environment of the server, parsed once at startup. Only the modules of this folder read `process.env`. */
export const env: ServerEnv = readOrEnd();
setCity(toCity(env, countryName));

/** Every process starts here. One that cannot start ends with one line instead of a stack. */
function readOrEnd(): ServerEnv {
  try {
    return parseServerEnv(process.env);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    // JSON like the log, unless the output is a terminal.
    const isLog = process.env.NODE_ENV === 'production' && !process.stderr.isTTY;
    console.error(isLog ? JSON.stringify({ level: 60, time: Date.now(), msg }) : msg);
    process.exit(1);
  }
}
