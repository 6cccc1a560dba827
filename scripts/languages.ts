// npm run languages: how much of each language is translated. npm run languages -- add pt-PT: the folder of another.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entries, Texts } from '@/lib/platform/language/define-texts';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';

/** Its folder shows which files a language has. */
const PATTERN = 'languages/ur';
const LIST = 'lib/platform/language/languages.ts';
const OF_SERVER = 'languages/all.ts';
const OF_BROWSER = 'components/language/texts-for.tsx';
const TO_READ = `To read first, in docs/languages.md: the glossary (section 1) for what each word means, 'How texts are stored' for
plurals, dates, amounts and names inside a sentence, and 'A third language' for fonts, places and spellings.`;

const read = (file: string) => readFileSync(file, 'utf8');

/** The files of the nouns; the others only join them. */
const nouns = readdirSync(PATTERN).filter(
  (name) => /^[a-z-]+\.ts$/.test(name) && read(join(PATTERN, name)).includes(': TextsOf<'),
);

type Side = Record<string, Entries>;

async function progressOf(code: string, noun: string): Promise<{ done: number; all: number }> {
  const file = `../languages/${code}/${noun}`;
  const own = (await import(file)) as { texts?: Side; serverTexts?: Side };
  let done = 0;
  let all = 0;
  for (const [id, texts] of Object.entries({ ...own.texts, ...own.serverTexts })) {
    const english = `../${id}`;
    const keys = Object.keys(((await import(english)) as { texts: Texts }).texts.english);
    all += keys.length;
    done += keys.filter((key) => texts[key] !== undefined).length;
  }
  return { done, all };
}

async function showProgress(): Promise<void> {
  const codes = LANGUAGE_CODES.filter((code) => code !== ENGLISH);
  const total = Object.fromEntries(codes.map((code) => [code, { done: 0, all: 0 }]));
  const cell = ({ done, all }: { done: number; all: number }) => `${done}/${all}`.padStart(12);
  console.log(`${'file'.padEnd(20)}${codes.map((code) => code.padStart(12)).join('')}`);
  for (const noun of nouns) {
    const cells: string[] = [];
    for (const code of codes) {
      const progress = await progressOf(code, noun);
      cells.push(cell(progress));
      const sum = total[code];
      if (sum) Object.assign(sum, { done: sum.done + progress.done, all: sum.all + progress.all });
    }
    console.log(`${noun.padEnd(20)}${cells.join('')}`);
  }
  const sums = Object.values(total);
  console.log(`${'all'.padEnd(20)}${sums.map(cell).join('')}`);
  if (sums.some(({ done, all }) => done < all)) console.log(`\n${TO_READ}`);
}

/** A file of the language: the English texts as comments, to be put into its words one after the other. */
function untranslated(noun: string): string {
  const imports: string[] = [];
  const parts = [
    ...read(join(PATTERN, noun)).matchAll(/^export const (\w+) = \{\n([\s\S]*?)^\};/gm),
  ];
  const sides = parts.map(([, side = '', list = '']) => {
    const pairs = [...list.matchAll(/'([^']+)': (\w+),/g)];
    const texts = pairs.map(([, id = '', name = '']) => {
      imports.push(`import type { texts as ${name}English } from '@/${id}';`);
      const [, body = ''] =
        /defineTexts\(\s*'[^']+',\s*\{\n([\s\S]*)\n\s*\},?\s*\);/.exec(read(`${id}.ts`)) ?? [];
      const english = body.replaceAll(/^(?: {2})?(.*)$/gm, (_, line: string) =>
        `  // ${line}`.trimEnd(),
      );
      return `const ${name}: SomeTextsOf<typeof ${name}English> = {\n${english}\n};\n`;
    });
    const joined = pairs.map(([pair]) => `  ${pair}`).join('\n');
    return [...texts, `export const ${side} = {\n${joined}\n};\n`].join('\n');
  });
  const type = "import type { SomeTextsOf } from '@/lib/platform/language/define-texts';";
  return `${[type, ...imports].join('\n')}\n\n${sides.join('\n')}`;
}

/** What stands before the pseudo-languages in the three tables. */
function addLines(file: string, before: string, lines: string): void {
  const text = read(file);
  const at = text.indexOf(before);
  if (at < 0) throw new Error(`${file} has no line ${before.trim()}`);
  writeFileSync(file, `${text.slice(0, at)}${lines}${text.slice(at)}`);
}

function lineFor(code: string, tag: string, script: string): string {
  const [own = code] = [new Intl.DisplayNames([tag], { type: 'language' }).of(code)];
  const name = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  // Some regions would switch to other digits.
  const digits = new Intl.NumberFormat(tag).resolvedOptions().numberingSystem;
  const isArabic = script === 'Arab';
  const direction = isArabic || ['Hebr', 'Thaa', 'Syrc'].includes(script) ? 'rtl' : 'ltr';
  const [, line = ''] = /^ {2}en: (\{.*\}),$/m.exec(read(LIST)) ?? [];
  const changed = line
    .replace(/name: '[^']*'/, `name: ${JSON.stringify(name)}`)
    .replace(/tag: '[^']*'/, `tag: '${tag}${digits === 'latn' ? '' : '-u-nu-latn'}'`)
    .replace(/direction: '[^']*'/, `direction: '${direction}'`)
    .replace(/ \}$/, `${isArabic ? ", font: 'naskh'" : ''}, isUnfinished: true }`);
  return `  ${code}: ${changed},\n`;
}

function addLanguage(asked: string): void {
  const { language: code, baseName: tag } = new Intl.Locale(asked);
  if (Object.hasOwn(LANGUAGES, code) || existsSync(`languages/${code}`)) {
    throw new Error(`${code} is there already: npm run languages shows how far it is.`);
  }
  const { script = 'Latn' } = new Intl.Locale(tag).maximize();
  const folder = `languages/${code}`;
  mkdirSync(join(folder, 'words'), { recursive: true });
  for (const noun of nouns) writeFileSync(join(folder, noun), untranslated(noun));
  for (const name of ['screen.ts', 'server.ts', 'guest-map.ts']) {
    writeFileSync(join(folder, name), read(join(PATTERN, name)));
  }
  const words = read(join(PATTERN, 'words/language.ts'))
    .replace("LANGUAGE = 'ur'", `LANGUAGE = '${code}'`)
    .replace('only place in it that names one. */', 'only place in it that names one. @public */')
    .replace(/LETTERS = '.*'/, "LETTERS = ''");
  writeFileSync(join(folder, 'words/language.ts'), words);
  addLines(LIST, '  xa: {', lineFor(code, tag, script));
  addLines(OF_SERVER, '  xa: pseudo', `  ${code}: { ...${code}Screen, ...${code}Server },\n`);
  const imports = ['screen', 'server'].map(
    (side) => `import { texts as ${code}S${side.slice(1)} } from './${code}/${side}';\n`,
  );
  addLines(OF_SERVER, 'import { texts as urduScreen }', imports.join(''));
  addLines(
    OF_BROWSER,
    '  xa: dynamic(',
    `  ${code}: dynamic(() =>
    loadPart(() => import('@/languages/${code}/screen').then(({ texts }) => added('${code}', texts))),
  ),\n`,
  );
  const changed = [folder, LIST, OF_SERVER, OF_BROWSER];
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...changed], { stdio: 'ignore' });
  console.log(`${folder} has the English texts as comments; texts that it lacks are shown in English.
${TO_READ}`);
  if (script !== 'Latn')
    console.log(
      `Its script is ${script}: fill in LETTERS of ${folder}/words/language.ts, and see to its font.`,
    );
}

const [verb, asked] = process.argv.slice(2);
try {
  if (verb === 'add' && asked) addLanguage(asked);
  else if (verb === undefined) await showProgress();
  else throw new Error('Known: npm run languages, and npm run languages -- add <language>.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
