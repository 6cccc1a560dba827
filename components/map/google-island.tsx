import { createRoot } from 'react-dom/client';
import { GoogleMapView } from './google-map';
import type { DrawnMapProps } from './map-types';

/** Google's map on a page that React does not draw. @returns passes on what has changed */
export function drawGoogle(
  frame: HTMLElement,
  first: DrawnMapProps,
): (changed: Partial<DrawnMapProps>) => void {
  const root = createRoot(frame);
  let props = first;
  const draw = (changed: Partial<DrawnMapProps>) => {
    props = { ...props, ...changed };
    root.render(<GoogleMapView {...props} />);
  };
  draw({});
  return draw;
}
