import { readRegularPage } from '@/lib/regulars/service/read-regular';

/** For the page behind a personal link; null when the link has ended. */
export const loadRegularPage = readRegularPage;
