import { notFound } from 'next/navigation';
import { AppError } from './app-error';

/** For loaders: what a service does not find, or hides as not found, is the not-found page. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
