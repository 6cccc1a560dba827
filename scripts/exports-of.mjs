import { transformSync } from 'esbuild';

/**
 * What a module without imports exports.
 * @param {string} text its source
 */
export const exportsOf = (text) =>
  import(`data:text/javascript,${encodeURIComponent(transformSync(text, { loader: 'ts' }).code)}`);
