/** In CSS pixels. */
export const MAP_PICTURE = { width: 640, height: 280 };
