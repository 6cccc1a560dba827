/**
 * Sends browsers older than `browserslist` in package.json to a plain page. `color-mix` detects Chrome and Edge 111,
 * `@property` Firefox 128 and Safari 16.4. Written for the oldest, and a separate script: current code would not even parse
 * there.
 */
export const OLD_BROWSER_SCRIPT =
  "if(!window.CSSPropertyRule||!CSS.supports('color','color-mix(in oklab,red,red)'))location.replace('/old-browser')";
