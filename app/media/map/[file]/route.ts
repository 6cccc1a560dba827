import { translate } from '@/lib/platform/language/translate';
import { findMapFile, readMapFile } from '@/lib/platform/maps/map-file';
import { texts } from '@/lib/platform/storage/server-texts';

export const dynamic = 'force-dynamic';

const YEAR_SECONDS = 31_536_000;
/** Maps request single tiles and parts of the directory. */
const RANGE_BYTES_MAX = 2 * 1024 * 1024;

/** Parts of the operator's map. Its name has the version, so browsers may cache them for good. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const [{ file }, map] = [await params, await findMapFile()];
  if (!map || file !== `${map.version}.pmtiles`) {
    return new Response(translate(texts).notFound, { status: 404 });
  }
  const range = rangeOf(request.headers.get('range'), map.bytes);
  const body = range && (await readMapFile(range.from, range.length));
  if (!range || !body) {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${map.bytes}` },
    });
  }
  return new Response(body, {
    status: 206,
    headers: {
      'Content-Type': 'application/vnd.pmtiles',
      'Content-Range': `bytes ${range.from}-${range.from + body.byteLength - 1}/${map.bytes}`,
      'Content-Length': String(body.byteLength),
      'Accept-Ranges': 'bytes',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      ETag: `"${map.version}"`,
    },
  });
}

/** Null for anything but one range of a reasonable length. */
function rangeOf(header: string | null, bytes: number): { from: number; length: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  if (!first) return null;
  const from = Number(first);
  const length = Math.min(Number(last), bytes - 1) - from + 1;
  return length > 0 && length <= RANGE_BYTES_MAX ? { from, length } : null;
}
