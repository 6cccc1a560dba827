import 'react';

declare module 'react' {
  // React accepts custom properties in `style`; its types do not know them.
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
