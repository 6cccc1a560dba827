import 'react';

declare module 'react' {
  // React accepts custom properties in `style`, but its types do not allow them.
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
