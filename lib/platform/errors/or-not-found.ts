import { notFound } from 'next/navigation';
import { orNull } from './app-error';

/** For loaders: shows the not-found page when a service throws not_found. */
export const orNotFound = async <T>(found: Promise<T>): Promise<T> =>
  (await orNull(found)) ?? notFound();
