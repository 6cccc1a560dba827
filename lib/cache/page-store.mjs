import { createRequire } from 'node:module';

// CommonJS, which bundlers and Node hand over differently when it is imported.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/**
 * Where Next keeps the public pages that were asked for: in the memory of this process alone. Each one would be ten files
 * otherwise, written before its first reader has it, and they would outlive the database that they were made from. What the
 * build has made is still read from its files. `experimental.isrFlushToDisk: false` would do the same, but takes the files of
 * the picture optimiser with it. docs/decisions/0026-public-pages.md
 */
export class PageStore extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  /** What is kept under these tags is made anew for its next reader, in this process. */
  static forget(tags) {
    // Next's own marks, which it asks before it hands out anything kept; the method needs no store of its own.
    void FileSystemCache.prototype.revalidateTag.call(undefined, tags, { expire: 0 });
  }
}
