import { AppError } from '@/lib/platform/errors/app-error';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

/** The product's longest form in any script, JSON-escaped, fits. */
const JSON_BODY_BYTES_MAX = 256 * 1024;

/**
 * @returns the parsed JSON body; undefined when there is none.
 * @throws AppError bad_request (not JSON), unsupported_type, too_large (counted on the stream: Content-Length may lie)
 */
export async function readJson(request: Request, bytesMax = JSON_BODY_BYTES_MAX): Promise<unknown> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('unsupported_type', say(texts, 'sendJson'));
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', say(texts, 'notJson'), { cause });
  }
}

/**
 * @returns the fields of a form sent by a browser without scripts; the last value of a repeated name.
 * @throws AppError too_large
 */
export async function readForm(
  request: Request,
  bytesMax = JSON_BODY_BYTES_MAX,
): Promise<Record<string, string>> {
  const bytes = await readBytes(request, bytesMax);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/**
 * @returns the fields and files of a multipart body.
 * @throws AppError bad_request, unsupported_type, too_large
 */
export async function readMultipart(request: Request, bytesMax: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_type', say(texts, 'sendMultipart'));
  }
  const bytes = await readBytes(request, bytesMax);
  try {
    // Parse a Response of the counted bytes: parsing the request itself would read without a limit.
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (cause) {
    throw new AppError('bad_request', say(texts, 'formUnreadable'), { cause });
  }
}

async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too_large', say(texts, 'tooLarge', { bytes: bytesMax }));
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      // The sender has disconnected, which is no server error.
      throw new AppError('bad_request', say(texts, 'brokeOff'), { cause });
    });
    if (done) break;
    size += value.byteLength;
    if (size > bytesMax) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
