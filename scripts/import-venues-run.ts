import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { addAllTexts } from '@/languages/all';
import { pool } from '@/lib/platform/db/pool';
import { type ImportSummary, importVenues } from '@/lib/venues/service/import-venues';
import { SKIP_REASONS } from '@/lib/venues/service/map-osm';

const BAR_WIDTH = 30;

function showProgress(done: number, total: number): void {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '·'.repeat(BAR_WIDTH - filled);
  const line = `${bar} ${Math.round((done / total) * 100)} %  ${done} of ${total}`;
  // A terminal redraws its line; a file or pipe gets only the last one.
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  if (done === total) process.stdout.write(process.stdout.isTTY ? '\n' : `${line}\n`);
}

function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const { read, added, updated, unchanged, closed, skipped, unknownSports, leftOut } = summary;
  const lines = [
    `Read ${read} places in ${seconds.toFixed(1)} s.`,
    `  ${added} added, ${updated} updated, ${unchanged} unchanged`,
  ];
  if (closed > 0) lines.push(`  ${closed} imported before, closed now`);
  for (const [reason, sentence] of Object.entries(SKIP_REASONS)) {
    const count = skipped.filter((record) => record.reason === reason).length;
    if (count > 0) lines.push(`  ${count} skipped: ${sentence}`);
  }
  if (unknownSports.length > 0) {
    const named = unknownSports.map(([name, count]) => `${name} (${count})`).join(', ');
    lines.push(
      `Sports that the site does not have: ${named}. An admin can add them in the console.`,
    );
  }
  if (leftOut.length > 0) lines.push(`Columns that were not read: ${leftOut.join(', ')}.`);
  if (summary.attribution) lines.push(`Shown with the venues from there: ${summary.attribution}.`);
  return lines;
}

/** The skipped records as CSV, to filter and sort. */
function reportText({ skipped }: ImportSummary): string {
  const rows = skipped.map(({ id, name, reason }) => [id, name, SKIP_REASONS[reason]]);
  return [['id', 'name', 'reason'], ...rows]
    .map((row) => `${row.map(quoted).join(',')}\n`)
    .join('');
}

/** Spreadsheets treat a cell that begins with one of these characters as a formula, so names from imported files are escaped. */
function quoted(text: string): string {
  const plain = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

// Notifications and lines that name a renamed venue are worded again.
addAllTexts();
const started = performance.now();
const [path = '', reportPath] = process.argv.slice(2);
try {
  const file = { text: await readFile(path, 'utf8'), name: basename(path) };
  const summary = await importVenues(file, showProgress);
  if ('problem' in summary) {
    console.error(summary.problem);
    process.exitCode = 1;
  } else {
    const seconds = (performance.now() - started) / 1000;
    for (const line of summaryLines(summary, seconds)) console.log(line);
    if (reportPath) {
      await writeFile(reportPath, reportText(summary));
      console.log(`What was skipped is listed in ${reportPath}.`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pool.end();
}
