import { readFile } from 'node:fs/promises';
import { pool } from '@/lib/db/pool';
import { type ImportSummary, importVenues } from '@/lib/venues/service/import-venues';
import { OSM_ATTRIBUTION, SKIP_REASONS, type SkipReason } from '@/lib/venues/service/map-osm';

const BAR_WIDTH = 30;

function showProgress(done: number, total: number): void {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '·'.repeat(BAR_WIDTH - filled);
  const line = `${bar} ${Math.round((done / total) * 100)} %  ${done} of ${total}`;
  // A terminal redraws its line; a file or a pipe gets the last one only.
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  if (done === total) process.stdout.write(process.stdout.isTTY ? '\n' : `${line}\n`);
}

function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const { read, added, updated, unchanged, unreadable, skipped } = summary;
  const lines = [
    `Read ${read} places in ${seconds.toFixed(1)} s.`,
    `  ${added} added, ${updated} updated, ${unchanged} unchanged`,
  ];
  for (const [reason, count] of Object.entries(skipped)) {
    // Its keys are the reasons; Object.entries forgets that.
    lines.push(`  ${count} skipped: ${SKIP_REASONS[reason as SkipReason]}`);
  }
  if (unreadable > 0) lines.push(`  ${unreadable} skipped: no id, place or tags`);
  lines.push(`Shown with each venue: ${OSM_ATTRIBUTION}.`);
  return lines;
}

const started = performance.now();
try {
  const summary = await importVenues(
    JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')),
    showProgress,
  );
  if (summary) {
    const seconds = (performance.now() - started) / 1000;
    for (const line of summaryLines(summary, seconds)) console.log(line);
  } else {
    console.error(
      'That file is neither GeoJSON (a FeatureCollection) nor Overpass JSON (elements).',
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(
    error instanceof SyntaxError
      ? `That file is not JSON: ${error.message}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
} finally {
  await pool.end();
}
