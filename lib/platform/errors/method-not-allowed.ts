import { say } from '@/lib/platform/language/say';
import { AppError } from './app-error';
import { texts } from './server-texts';

export function methodNotAllowed(allow: string[]): AppError {
  return new AppError('method_not_allowed', say(texts, 'onlyMethods', { allow }), { allow });
}
