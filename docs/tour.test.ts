import { existsSync, readFileSync } from 'node:fs';
import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';

const TOUR = 'docs/tour.md';
const text = readFileSync(TOUR, 'utf8');

/** A link whose text is a name in the code; other links lead to whole files or folders. */
const SYMBOL = /^`(\w+)(?:\(\))?`$/;

interface Link {
  label: string;
  file: string;
  line: string | undefined;
}

function linksIn(part: string): Link[] {
  return [...part.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label = '', target = '']) => {
    const [address = '', line] = target.split('#L');
    return { label, line, file: path.join(path.dirname(TOUR), decodeURIComponent(address)) };
  });
}

const symbolLinks = linksIn(text).filter(({ label }) => SYMBOL.test(label));

/** The lines that declare a symbol, in code or in the schema of the database, counted from 1. */
function declarationsOf({ label, file }: Link): string[] {
  const name = SYMBOL.exec(label)?.[1];
  const declared = new RegExp(
    `^\\s*(?:export )?(?:async )?(?:(?:function|const|class|interface|type|model) ${name}\\b|${name}\\??: )`,
  );
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (declared.test(line) ? [String(at + 1)] : []));
}

describe(TOUR, () => {
  it('links to files and folders that exist', () => {
    expect(
      linksIn(text)
        .map(({ file }) => file)
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });

  it('links each symbol to the line that declares it', () => {
    const stale = symbolLinks.flatMap((link) => {
      const lines = declarationsOf(link);
      if (link.line !== undefined && lines.includes(link.line)) return [];
      const now = lines.length > 0 ? `is declared at #L${lines.join(' or #L')}` : 'is not declared';
      return [`${link.label} ${now} in ${link.file}, the link says #L${link.line ?? ''}`];
    });
    expect(stale).toEqual([]);
  });

  it('has such a link in each step', () => {
    const steps = text.split(/^(?=\d+\. |## )/m).filter((part) => /^\d/.test(part));
    expect(steps.length).toBeGreaterThan(20);
    const without = steps.filter((step) => !linksIn(step).some(({ line }) => line));
    expect(without).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const filesIn = (part: string) =>
    [
      ...part.matchAll(
        /`((?:\.github|app|components|deploy|docs|lib|prisma|scripts|server|tests)\/[\w./()[\]-]+\.\w+)`/g,
      ),
    ].map(([, file = '']) => file);

  it('names files that exist', () => {
    expect(filesIn(guide).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('follows a field through every file that has such a one', () => {
    const example = /### A field, end to end\n([^]*?)\n11\. /.exec(guide)?.[1] ?? '';
    const files = filesIn(example.slice(example.indexOf('1. ')));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !/description/i.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
