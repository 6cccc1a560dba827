/** Mean radius of the earth in metres, (2a + b) / 3 of WGS 84 (IUGG R1). The SQL functions use the same figure. */
export const EARTH_RADIUS_M = 6_371_008.8;

/** Height of one privacy cell: 0.009 degrees of latitude are 1.0008 km on this sphere. */
export const GRID_STEP_DEG = 0.009;

/** How far beyond the border of their cell a person remains in it, as a share of its side: about 150 m. */
export const CELL_MARGIN_SHARE = 0.15;

export const RADIUS_KM_PLAYERS = 10;
export const RADIUS_KM_VENUES = 15;
export const RADIUS_KM_GROUPS = 25;
export const RADIUS_KM_SPORT_PAGE = 25;
export const RADIUS_KM_SUGGESTIONS = 100;
export const RADIUS_KM_VENUES_LIST = 50;

/** Half the circumference: a circle with this radius covers the earth. */
export const RADIUS_KM_ANYWHERE = Math.ceil((Math.PI * EARTH_RADIUS_M) / 1000);

/** The distance slider of Find Players. */
export const RADIUS_KM_MIN = 1;
export const RADIUS_KM_MAX = 100;
export const RADIUS_KM_STEP = 1;
export const RADIUS_KM_DEFAULT = 25;
