import { notFound } from 'next/navigation';
import { AppError } from './app-error';

/** Null when a service throws not_found. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** For loaders: shows the not-found page when a service throws not_found. */
export const orNotFound = async <T>(found: Promise<T>): Promise<T> =>
  (await orNull(found)) ?? notFound();
