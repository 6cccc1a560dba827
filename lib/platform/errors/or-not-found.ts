import { notFound } from 'next/navigation';
import { AppError } from './app-error';

/** For loaders: shows the not-found page when a service throws not_found. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
