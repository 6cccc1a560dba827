/** The picture of a map on a page, in pixels of the page. */
export const MAP_PICTURE = { width: 640, height: 280 };
