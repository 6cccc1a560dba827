/** In a file without the lists of countries and cities (fixed-lists), which are larger than many a page. */
export const DEFAULT_COUNTRY_CODE = 'PK';
export const DEFAULT_COUNTRY = 'Pakistan';
