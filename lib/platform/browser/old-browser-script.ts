/**
 * Sends a browser that is older than those of `browserslist` in package.json to a plain page that says so. `color-mix` tells
 * Chrome and Edge 111, `@property` Firefox 128 and Safari 16.4. Written for the oldest, and a script of its own: the others do
 * not even parse there.
 */
export const OLD_BROWSER_SCRIPT =
  "if(!window.CSSPropertyRule||!CSS.supports('color','color-mix(in oklab,red,red)'))location.replace('/old-browser')";
